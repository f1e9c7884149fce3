/** How long a panel takes to come or go, in seconds as the motion library counts. */
export const PANEL_SECONDS = 0.3;

/** The curve of everything that comes in: quick at first, then at rest. */
export const EASE_OUT = [0.16, 1, 0.3, 1] as const;
