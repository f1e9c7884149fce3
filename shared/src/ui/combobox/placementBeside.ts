const GAP_PX = 6;
const MARGIN_PX = 12;
const TALLEST_PX = 288;
const LEAST_PX = 180;

export interface Placement {
  readonly left?: number;
  readonly width?: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly maxHeight?: number;
}

/** Places a list below its field, or above it where there is more room. */
export function placementBeside(
  field: Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>,
  pageHeight: number,
): Placement {
  const below = pageHeight - field.bottom - GAP_PX - MARGIN_PX;
  const above = field.top - GAP_PX - MARGIN_PX;
  const { left, width } = field;
  const isAbove = below < LEAST_PX && above > below;
  const maxHeight = Math.min(TALLEST_PX, isAbove ? above : below);
  return isAbove
    ? { left, width, maxHeight, bottom: pageHeight - field.top + GAP_PX }
    : { left, width, maxHeight, top: field.bottom + GAP_PX };
}
