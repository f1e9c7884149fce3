export const recordFormTexts = {
  date: 'Date',
  cancel: 'Cancel',
  discardText: 'What you entered has not been saved.',
  discard: 'Discard',
  keep: 'Keep editing',
  gone: (thing: string) => `Somebody else deleted this ${thing}. What you entered is not saved.`,
};
