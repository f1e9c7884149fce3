export const measuresTexts = {
  none: 'n/a',
};
