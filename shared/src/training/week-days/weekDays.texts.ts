export const weekDaysTexts = { none: 'No days chosen' };
