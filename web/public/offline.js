// Asks for the page again, which keeps the whole address: when told to, and by itself once there is a connection.

addEventListener('online', () => location.reload());
for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => location.reload());
