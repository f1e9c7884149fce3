export const datePickerTexts = {
  format: 'MM/DD/YYYY',
  open: 'Choose a date',
  calendar: (month: string) => `Days of ${month}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
};
