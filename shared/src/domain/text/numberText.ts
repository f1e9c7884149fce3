const HAS_THOUSANDS = /^[-+]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

/** Accepts a point or a comma before decimals, and commas between thousands; null for anything else. */
export function numberOf(text: string): number | null {
  const written = text.trim();
  const typed = HAS_THOUSANDS.test(written) ? written.replaceAll(',', '') : written.replace(',', '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : null;
}

export const fieldText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
