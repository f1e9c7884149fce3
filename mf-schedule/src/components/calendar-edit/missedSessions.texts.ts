import { counted } from '@formline/shared/domain/text/counted';
import type { Repair } from '@formline/shared/contracts/scheduling/missedSessions';

const sessions = (count: number) => counted(count, 'session', 'sessions');

export const missedSessionsTexts = {
  title: 'Make up for missed sessions',
  loading: 'Loading missed sessions',
  failed: 'We couldn’t load the missed sessions',
  none: 'Nothing was missed',
  noneText: 'No session of the last 30 days is open.',
  missed: 'Missed in the last 30 days',
  choose: 'Choose at least one session.',
  how: 'What to do',
  ways: {
    today: { label: 'Do today', description: 'All of them are added to today.' },
    'free-day': {
      label: 'Move to a free day',
      description: 'Each goes to the next day with nothing planned.',
    },
    merge: {
      label: 'Merge into the next',
      description: 'Each is done together with one of the next sessions.',
    },
    shift: {
      label: 'Shift the rest',
      description: 'Each takes the next day of its program, and all that follows goes on.',
    },
  } satisfies Record<Repair, { label: string; description: string }>,
  drop: 'What you leave out stays missed. The missed days stay on the calendar either way.',
  nothingAhead: 'Nothing is planned ahead to merge into. Choose another way.',
  preview: 'What changes',
  madeUp: (day: string) => `missed ${day}`,
  moved: (day: string) => `from ${day}`,
  cancel: 'Cancel',
  submit: (count: number) => `Make up for ${sessions(count)}`,
  done: (count: number) => `${sessions(count)} made up for`,
  notDone: 'We couldn’t change the calendar. Please try again.',
};
