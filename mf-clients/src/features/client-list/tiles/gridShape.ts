/** Sizes of the grid in rem, so that it grows with the text size chosen in the browser. */
export const TILE_HEIGHT_REM = 10.25;
export const TILE_MIN_WIDTH_REM = 10.5;
export const GRID_GAP_REM = 1;

/** How far a hard fling scrolls between two frames: rows are kept ready that far beyond the window. */
const FLING_FRAME_REM = 25;

/** Rows drawn beyond the window at either end. */
export const OVERSCAN_ROWS = Math.ceil(FLING_FRAME_REM / (TILE_HEIGHT_REM + GRID_GAP_REM));

/** How many tiles stand side by side in a grid of this width. */
export function columnsIn(widthRem: number): number {
  return Math.max(1, Math.floor((widthRem + GRID_GAP_REM) / (TILE_MIN_WIDTH_REM + GRID_GAP_REM)));
}
