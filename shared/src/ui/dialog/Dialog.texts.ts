export const dialogTexts = { back: 'Back', close: 'Close', cancel: 'Cancel' };
