export const clockInputTexts = { empty: '00:00' };
