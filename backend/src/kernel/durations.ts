export const HOUR_S = 3600;
export const HOUR_MS = 1000 * HOUR_S;
export const DAY_S = 24 * HOUR_S;
export const DAY_MS = 1000 * DAY_S;
