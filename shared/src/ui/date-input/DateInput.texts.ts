export const dateInputTexts = { format: 'MMMM DD, YYYY' };
