export const editingTexts = {
  saving: 'Saving...',
  saved: 'Saved',
  unsaved: 'Unsaved changes',
  failed: 'Could not be saved',
  tryAgain: 'Try again',
  conflict: {
    title: (thing: string) => `Somebody else changed this ${thing}`,
    text: 'Your changes are still here and not saved. Keep yours to replace the other version, or load the other version.',
    loadOnly: 'Your changes are still here and not saved. They will be lost when you load the other version.',
    keep: 'Keep mine',
    load: 'Load what was saved',
  },
} as const;
