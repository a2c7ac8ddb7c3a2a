export const REACH_PX = 24; // from which a tap still means something lit
