export const exerciseEditorTexts = {
  label: 'Edit Exercise',
  notes: 'Notes',
  notesPlaceholder: 'What to watch for, in your words',
  view: 'View exercise',
  remove: 'Remove Exercise',
  close: 'Close the exercise',
} as const;
