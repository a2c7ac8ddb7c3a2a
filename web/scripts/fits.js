// Tells by its exit status whether Vite runs on this Node.

const [major, minor] = process.versions.node.split('.').map(Number);
const fits = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
process.exit(fits ? 0 : 1);
