export const datePickerTexts = {
  format: 'MM/DD/YYYY',
  open: 'Choose a date',
  calendar: (month: string) => `Days of ${month}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  weekdays: [
    { name: 'Sunday', short: 'S' },
    { name: 'Monday', short: 'M' },
    { name: 'Tuesday', short: 'T' },
    { name: 'Wednesday', short: 'W' },
    { name: 'Thursday', short: 'T' },
    { name: 'Friday', short: 'F' },
    { name: 'Saturday', short: 'S' },
  ],
};
