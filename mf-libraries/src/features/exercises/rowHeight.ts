/** Height of a row, the token `row.library`, as a multiple of the page's text size. */
const ROW_HEIGHT_REM = 3.5;
const USUAL_TEXT_PX = 16;

/** The height of a row in pixels at the text size the person has chosen in the browser. */
export function rowHeightPx(): number {
  const [, pixels] = /^([\d.]+)px$/.exec(getComputedStyle(document.documentElement).fontSize) ?? [];
  return ROW_HEIGHT_REM * Number(pixels ?? USUAL_TEXT_PX);
}
