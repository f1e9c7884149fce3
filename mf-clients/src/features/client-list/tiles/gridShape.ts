/** In rem, so that the grid grows with the browser's text size. */
export const TILE_HEIGHT_REM = 10.25;
export const TILE_MIN_WIDTH_REM = 10.5;
export const GRID_GAP_REM = 1;

/** Distance that a fast fling scrolls between two frames. */
const FLING_FRAME_REM = 25;

export const OVERSCAN_ROWS = Math.ceil(FLING_FRAME_REM / (TILE_HEIGHT_REM + GRID_GAP_REM));

export function columnsIn(widthRem: number): number {
  return Math.max(1, Math.floor((widthRem + GRID_GAP_REM) / (TILE_MIN_WIDTH_REM + GRID_GAP_REM)));
}
