let format: Intl.ListFormat | undefined;

/** `Ava, Ben, and Cara`. Made when first needed, like that of `countText`. */
export const listText = (parts: readonly string[]): string =>
  (format ??= new Intl.ListFormat('en-US')).format(parts);
