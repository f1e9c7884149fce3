export const scheduleCardTexts = {
  title: 'Schedule',
  week: 'Days of the week',
  previous: 'Previous week',
  today: 'Today',
  next: 'Next week',
};
