const results = (count: number) => (count === 1 ? '1 result' : `${count} results`);

export const commandDialogTexts = { results, choose: 'Choose', open: 'Open', close: 'Close' };
