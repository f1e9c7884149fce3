export const stepListTexts = { done: ', done' };
