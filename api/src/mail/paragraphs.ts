/** The text of an email: its paragraphs, parted by an empty line, as `htmlOf` expects them. */
export const paragraphs = (...parts: readonly string[]): string => parts.join('\r\n\r\n');
