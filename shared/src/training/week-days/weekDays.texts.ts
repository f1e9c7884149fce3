export const weekDaysTexts = {
  /** Sunday first, as days travel. */
  letters: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
  names: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  none: 'No days chosen',
};
