export const lazyDialogTexts = { loading: 'Loading' };
