import type { CalendarView } from './calendarView';

export const calendarTexts = {
  title: 'Calendar',
  grid: (month: string) => `Workouts in ${month}`,
  more: (count: number) => `+${count} more`,
  today: 'Today',
  steps: {
    month: { previous: 'Previous month', next: 'Next month' },
    'two-weeks': { previous: 'Previous two weeks', next: 'Next two weeks' },
    agenda: { previous: 'Previous month', next: 'Next month' },
  } satisfies Record<CalendarView, object>,
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
  views: {
    label: 'View',
    names: { month: 'Month', 'two-weeks': 'Two weeks', agenda: 'Agenda' } satisfies Record<
      CalendarView,
      string
    >,
  },
  agendaEmpty: 'No workouts in this month',
  legend: 'Marks in the calendar',
  selectedToday: 'Today',
};
