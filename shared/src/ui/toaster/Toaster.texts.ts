export const toasterTexts = {
  region: 'Notices (Alt+T)',
  shortcut: 'Go to the newest notice',
  undo: 'Undo',
  retry: 'Try again',
  close: 'Close notice',
  undoAnnouncement: (text: string) => `${text}. Press Alt+T, then Enter to undo.`,
  offerAnnouncement: (text: string, action: string) => `${text} Press Alt+T, then Enter for: ${action}.`,
};
