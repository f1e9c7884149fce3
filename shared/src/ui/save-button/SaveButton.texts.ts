export const saveButtonTexts = {
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved',
};
