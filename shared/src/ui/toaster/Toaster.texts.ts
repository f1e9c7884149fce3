export const toasterTexts = {
  region: 'Notices (Alt+T)',
  shortcut: 'Go to the newest notice',
  undo: 'Undo',
  close: 'Close notice',
  undoSaid: (text: string) => `${text}. Press Alt+T, then Enter to undo.`,
  offerSaid: (text: string, action: string) => `${text} Press Alt+T, then Enter for: ${action}.`,
};
