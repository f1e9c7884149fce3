import type { ClientFigures, OverviewOfClient } from '@formline/shared/contracts/overview/clientOverview';
import {
  adherenceFallen,
  attentionOf,
  birthday,
  DEFAULT_ATTENTION,
  goalDatePassed,
  inviteUnanswered,
  isSnoozed,
  milestoneDue,
  missedSessions,
  noMeasurement,
  nothingPlanned,
} from './attention';

const TODAY = '2028-03-01';
const day = { today: TODAY, settings: DEFAULT_ATTENTION };
const withSettings = (given: Partial<typeof DEFAULT_ATTENTION>) => ({
  ...day,
  settings: { ...DEFAULT_ATTENTION, ...given },
});

const none = { completed: 0, missed: 0 };
const quiet: ClientFigures = {
  days_7: none,
  days_30: none,
  days_90: none,
  previous_30: none,
  today: { planned: 0, completed: 0 },
  last_missed: null,
  last_session: null,
  next_session: TODAY,
  last_measured: TODAY,
  goal: null,
  next_milestone: null,
};
const figures = (given: Partial<ClientFigures>): ClientFigures => ({ ...quiet, ...given });
const client = (given: Partial<OverviewOfClient> = {}): OverviewOfClient => ({
  id: 1,
  first_name: 'Noor',
  full_name: 'Noor Haddad',
  avatar_url: null,
  birth_date: null,
  is_active: true,
  invited_at: null,
  started_training_at: null,
  group_ids: [],
  figures: quiet,
  ...given,
});

it('missed sessions count from the chosen number on', () => {
  const twice = figures({ days_7: { completed: 1, missed: 2 }, last_missed: '2028-02-28' });
  expect(missedSessions(twice, day)).toEqual({
    reason: 'missed-sessions',
    missed: 2,
    last: '2028-02-28',
  });
  expect(missedSessions(twice, withSettings({ missed_sessions: 3 }))).toBeNull();
  expect(missedSessions(quiet, day)).toBeNull();
});

it('nothing is planned when the next open session is more than a week away', () => {
  expect(nothingPlanned(figures({ next_session: '2028-03-07' }), day)).toBeNull();
  const late = figures({ next_session: '2028-03-08', last_session: '2028-02-28' });
  expect(nothingPlanned(late, day)).toEqual({ reason: 'nothing-planned', lastSession: '2028-02-28' });
  expect(nothingPlanned(figures({ next_session: null }), day)?.reason).toBe('nothing-planned');
});

it('adherence has fallen from exactly the chosen points on', () => {
  const fallen = figures({ previous_30: { completed: 9, missed: 1 }, days_30: { completed: 7, missed: 3 } });
  expect(adherenceFallen(fallen, day)).toEqual({ reason: 'adherence-fallen', from: 90, to: 70 });
  expect(adherenceFallen(fallen, withSettings({ fallen_points: 21 }))).toBeNull();
  const unscheduled = figures({ previous_30: { completed: 9, missed: 1 } });
  expect(adherenceFallen(unscheduled, day)).toBeNull();
});

it('a goal’s date has passed the day after it', () => {
  const goal = (date: string | null) => figures({ goal: { name: 'Weight Loss', date } });
  expect(goalDatePassed(goal('2028-02-29'), day)).toMatchObject({ goal: 'Weight Loss', date: '2028-02-29' });
  expect(goalDatePassed(goal(TODAY), day)).toBeNull();
  expect(goalDatePassed(goal(null), day)).toBeNull();
});

it('a milestone is due on its day', () => {
  const milestone = (due_date: string) => figures({ next_milestone: { name: 'Row 1 km', due_date } });
  expect(milestoneDue(milestone(TODAY), day)).toMatchObject({ milestone: 'Row 1 km', date: TODAY });
  expect(milestoneDue(milestone('2028-03-02'), day)).toBeNull();
});

it('an invitation is unanswered from the chosen number of days on', () => {
  const sent = (invited_at: string) => client({ invited_at });
  const days = inviteUnanswered(sent('2028-02-27T12:00:00.000Z'), day);
  expect(days).toEqual({ reason: 'invite-unanswered', days: 3 });
  expect(inviteUnanswered(sent('2028-02-28T12:00:00.000Z'), day)).toBeNull();
  expect(inviteUnanswered(client(), day)).toBeNull();
});

it('measurements are missing from the chosen number of days on, or since training began', () => {
  const measured = (last_measured: string | null, started_training_at: string | null = null) =>
    noMeasurement({ ...quiet, last_measured, started_training_at }, day);
  expect(measured('2028-01-31')).toEqual({ reason: 'no-measurement', days: 30 });
  expect(measured('2028-02-01')).toBeNull();
  expect(measured(null, '2028-02-20')).toBeNull();
  expect(measured(null, '2028-01-01')).toEqual({ reason: 'no-measurement', days: null });
  expect(measured(null)).toEqual({ reason: 'no-measurement', days: null });
});

it('a birthday is on the day and month of birth, that of 29 February on 1 March in other years', () => {
  const born = (birth_date: string | null, today = TODAY) => birthday({ birth_date }, { ...day, today });
  expect(born('1990-03-01')).toEqual({ reason: 'birthday', age: 38 });
  expect(born('1990-03-02')).toBeNull();
  expect(born(null)).toBeNull();
  expect(born(TODAY)).toBeNull();
  expect(born('1992-02-29')).toBeNull();
  expect(born('1992-02-29', '2028-02-29')).toEqual({ reason: 'birthday', age: 36 });
  expect(born('1992-02-29', '2027-03-01')).toEqual({ reason: 'birthday', age: 35 });
});

it('all reasons of a client come in the order of their urgency', () => {
  const needy = client({
    birth_date: '1990-03-01',
    figures: figures({
      days_7: { completed: 0, missed: 1 },
      previous_30: { completed: 1, missed: 0 },
      days_30: { completed: 0, missed: 1 },
      next_session: null,
      last_measured: null,
      goal: { name: 'Weight Loss', date: '2028-02-01' },
      next_milestone: { name: 'Row 1 km', due_date: TODAY },
    }),
  });
  expect(attentionOf(needy, day).map(({ reason }) => reason)).toEqual([
    'missed-sessions',
    'nothing-planned',
    'adherence-fallen',
    'goal-date-passed',
    'milestone-due',
    'no-measurement',
    'birthday',
  ]);
  expect(attentionOf(client(), day)).toEqual([]);
});

it('who has not joined is only asked for an answer; who is inactive or closed is not on the list', () => {
  const needy = { figures: figures({ next_session: null, last_measured: null }) };
  const invited = client({ ...needy, invited_at: '2028-02-01T12:00:00.000Z' });
  expect(attentionOf(invited, day).map(({ reason }) => reason)).toEqual(['invite-unanswered']);
  expect(attentionOf(client({ ...needy, is_active: false }), day)).toEqual([]);
  expect(attentionOf(client({ figures: null }), day)).toEqual([]);
});

it('a snoozed line comes back on the day of the snooze', () => {
  const snooze = { client_id: 1, reason: 'birthday', until: '2028-03-05' } as const;
  expect(isSnoozed(snooze, '2028-03-04')).toBe(true);
  expect(isSnoozed(snooze, '2028-03-05')).toBe(false);
});
