/** Accepts a point or a comma; null for anything else. */
export function numberOf(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : null;
}

export const fieldText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
