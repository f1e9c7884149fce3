export const dialogTexts = { close: 'Close', cancel: 'Cancel' };
