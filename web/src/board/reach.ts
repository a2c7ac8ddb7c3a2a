export const REACH_PX = 24; // from which a tap in a gap still means something lit
export const TARGET_PX = 25; // the least width of what is lit: 24 for a finger, and what rounding takes
