/** The beginning of a text, of `most` UTF-16 code units or one less: half an emoji is left out. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
