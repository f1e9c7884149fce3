export const passwordInputTexts = { show: 'Show password', hide: 'Hide password' };
