export const paragraphs = (...parts: readonly string[]): string => parts.join('\r\n\r\n');
