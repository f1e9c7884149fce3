let format: Intl.NumberFormat | undefined;

/** `24` and `1,234`. Made when first needed: the first formatter of a page takes longer than the rest of a list's code. */
export const countText = (count: number): string =>
  Math.abs(count) < 1_000 ? String(count) : (format ??= new Intl.NumberFormat('en-US')).format(count);
