export const editingTexts = {
  saving: 'Saving...',
  saved: 'Saved',
  unsaved: 'Unsaved changes',
  failed: 'Could not be saved',
  tryAgain: 'Try again',
  conflict: {
    title: (thing: string) => `Somebody else changed this ${thing}`,
    text: 'Your changes are not saved. Which version should stay?',
    loadOnly: 'Your changes are not saved. They will be lost when you load the other version.',
    choice: 'Version to keep',
    keep: 'Keep mine',
    load: 'Load what was saved',
  },
} as const;

export const editHistoryTexts = {
  undo: 'Undo',
  redo: 'Redo',
  undoStep: (step: string) => `Undo: ${step}`,
  redoStep: (step: string) => `Redo: ${step}`,
  undone: (step: string) => `Undone: ${step}`,
  redone: (step: string) => `Redone: ${step}`,
} as const;

export const leaveQuestionTexts = {
  title: 'Discard Unsaved Changes?',
  text: 'Your changes have not been saved and will be lost.',
  leave: 'Discard',
  stay: 'Keep editing',
};
