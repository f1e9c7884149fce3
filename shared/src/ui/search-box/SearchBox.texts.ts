export const searchBoxTexts = { clear: 'Clear search', shortcut: '/' };
