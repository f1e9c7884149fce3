export const comboboxTexts = { none: 'Nothing found' };
