export const skipLinkTexts = { skipToContent: 'Skip to content' };
