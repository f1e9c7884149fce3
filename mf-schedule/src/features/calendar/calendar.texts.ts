export const calendarTexts = {
  title: 'Calendar',
  grid: (month: string) => `Workouts in ${month}`,
  more: (count: number) => `+${count} more`,
  previous: 'Previous month',
  today: 'Today',
  next: 'Next month',
  navigation: 'Month',
  moveBetweenDays: 'Move between days',
  moveBetweenMonths: 'Month before and month after',
  pickUp: {
    key: 'Move a workout of the day',
    hint: (name: string) =>
      `Moving ${name}. Use the arrow keys to choose the day, Enter to move it there, Escape to leave it where it was.`,
    pickedUp: (name: string, count: number) =>
      `${name} picked up. Use the arrow keys to choose the day, Enter to move it there, Escape to leave it where it was.${
        count > 1 ? ` ${count} workouts can be moved. Press M to pick up the next one.` : ''
      }`,
    over: (name: string, day: string) => `${name} over ${day}`,
    putBack: (name: string, day: string) => `${name} stays on ${day}`,
  },
  legend: 'Marks in the calendar',
  selectedToday: 'Today',
};
