export const scheduleCardTexts = {
  title: 'Schedule',
  week: 'Days of the week',
  letters: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
  previous: 'Previous week',
  today: 'Today',
  next: 'Next week',
};
