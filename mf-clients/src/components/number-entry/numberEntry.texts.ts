export const numberEntryTexts = {
  notANumber: 'Enter a number, such as 72.5.',
  outside: (from: number, to: number) => `Enter a number from ${from} to ${to}.`,
  optional: 'optional',
};
