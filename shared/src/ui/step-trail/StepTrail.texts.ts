export const stepTrailTexts = { done: ', done' };
