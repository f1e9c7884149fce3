/** Seconds, the unit of the motion library. */
export const PANEL_SECONDS = 0.3;

/** The easing of entering elements. */
export const EASE_OUT = [0.16, 1, 0.3, 1] as const;
