import type { AttentionReason } from '@formline/shared/contracts/overview/attention';
import { counted } from '@formline/shared/domain/text/counted';
import type { Attention } from '@formline/shared/domain/clients/attention';
import { reasonTexts } from '../../components/attention/reason.texts';
import { shortDate } from '../../components/measures/shortDate';

const sessions = (count: number) => counted(count, 'session', 'sessions');
const days = (count: number) => counted(count, 'day', 'days');

export const todayTexts = {
  title: 'Today',
  loading: 'Loading who needs you today',
  failed: 'We couldn’t load your day',
  failedText: 'Nothing is lost. Check your connection and try again.',
  noClients: 'No clients yet',
  noClientsText: 'Once you have clients, this page tells who trains today and who needs you.',
  toClients: 'Go to My Clients',
  training: {
    title: 'Training today',
    progress: (completed: number, planned: number) => `${completed} of ${sessions(planned)} completed`,
    nobody: 'Nobody has a session today.',
    toDo: 'To do',
    completed: 'Completed',
    partly: (completed: number, planned: number) => `${completed} of ${planned} completed`,
    all: (count: number) => `Show all ${count}`,
  },
  needs: {
    title: 'Needs you',
    nobody: 'Nobody needs you right now',
    nobodyText:
      'Clients are listed here when they miss sessions, have nothing planned, or wait for something from you.',
    filter: 'Reason',
    all: (count: number) => `All ${count}`,
    ofReason: (label: string, count: number) => `${label} ${count}`,
    snoozed: (count: number) => `Snoozed (${count})`,
    until: (day: string) => `Until ${shortDate(day)}`,
  },
  reasons: reasonTexts,
  actions: {
    'missed-sessions': 'Reschedule',
    'nothing-planned': 'Assign',
    'adherence-fallen': 'Open week',
    'goal-date-passed': 'Open goals',
    'milestone-due': 'Open goals',
    'invite-unanswered': 'Resend invite',
    'no-measurement': 'Record',
    birthday: 'Open dashboard',
  } satisfies Record<AttentionReason, string>,
  /** Begins with what the button shows. */
  actionFor: (action: string, name: string) => `${action}: ${name}`,
  snooze: (name: string, reason: string) => `Snooze ${reason.toLowerCase()} of ${name}`,
  snoozeUntil: { tomorrow: 'Until tomorrow', week: 'For a week', month: 'For a month', day: 'Until a day…' },
  snoozed: (name: string, day: string) => `${name} is snoozed until ${shortDate(day)}.`,
  snoozeFailed: 'We couldn’t snooze this. Please try again.',
  showAgain: 'Show again',
  showAgainFor: (name: string) => `Show again: ${name}`,
  showAgainFailed: 'We couldn’t show this again. Please try again.',
  snoozeDialog: {
    title: 'Snooze until a day',
    day: 'Show it again on',
    wrongDay: 'Choose a day after today and within a year.',
    save: 'Snooze',
    discard: 'Discard this day?',
  },
};

/** Why the client is on the list, as a sentence without the name. */
export function reasonText(attention: Attention, today: string): string {
  switch (attention.reason) {
    case 'missed-sessions':
      return `Missed ${sessions(attention.missed)} in the last 7 days`;
    case 'nothing-planned':
      return attention.lastSession === null
        ? 'Nothing planned for the next 7 days'
        : `Nothing planned for the next 7 days, last session on ${shortDate(attention.lastSession)}`;
    case 'adherence-fallen':
      return `Adherence of 30 days fell from ${attention.from}% to ${attention.to}%`;
    case 'goal-date-passed':
      return `The day for “${attention.goal}” was ${shortDate(attention.date)}`;
    case 'milestone-due':
      return attention.date === today
        ? `Milestone “${attention.milestone}” is due today`
        : `Milestone “${attention.milestone}” was due on ${shortDate(attention.date)}`;
    case 'invite-unanswered':
      return `Has not answered the invite of ${days(attention.days)} ago`;
    case 'no-measurement':
      return attention.days === null ? 'Has no measurement yet' : `Last measured ${days(attention.days)} ago`;
    case 'birthday':
      return `Turns ${attention.age} today`;
  }
}
