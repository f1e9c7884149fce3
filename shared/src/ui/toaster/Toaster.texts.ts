export const toasterTexts = { region: 'Notices (Alt+T)', undo: 'Undo', close: 'Close notice' };
