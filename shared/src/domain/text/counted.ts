/**
 * A number with the word for what is counted, without separators.
 * @example counted(1, 'entry', 'entries') // '1 entry'
 */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
