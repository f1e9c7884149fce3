/** Multiples of the root font size; libraryRows.module.css has the same values. */
const ROW_HEIGHT_REM = 3.5;
const HEADING_HEIGHT_REM = 2.25;

const DEFAULT_TEXT_PX = 16;

/** Heights of rows and headings in pixels, at the font size set in the browser. */
export function rowHeights(): { readonly row: number; readonly heading: number } {
  const [, pixels] = /^([\d.]+)px$/.exec(getComputedStyle(document.documentElement).fontSize) ?? [];
  const remPx = Number(pixels ?? DEFAULT_TEXT_PX);
  return { row: ROW_HEIGHT_REM * remPx, heading: HEADING_HEIGHT_REM * remPx };
}
