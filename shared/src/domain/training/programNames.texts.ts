export const programNamesTexts = { required: 'Program name is required' };
