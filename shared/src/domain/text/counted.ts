/** `counted(1, 'entry', 'entries')` is `1 entry`; without separators. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
