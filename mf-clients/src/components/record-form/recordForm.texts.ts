export const recordFormTexts = {
  date: 'Date',
  cancel: 'Cancel',
  discardText: 'What you entered has not been saved.',
  discard: 'Discard',
  keep: 'Keep editing',
};
