export const editHistoryTexts = {
  undo: 'Undo',
  redo: 'Redo',
  undoStep: (step: string) => `Undo: ${step}`,
  redoStep: (step: string) => `Redo: ${step}`,
  undone: (step: string) => `Undone: ${step}`,
  redone: (step: string) => `Redone: ${step}`,
} as const;
