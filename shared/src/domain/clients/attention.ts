import {
  ATTENTION_REASONS,
  type AttentionSettings,
  type Snooze,
} from '@formline/shared/contracts/overview/attention';
import type { ClientFigures, OverviewOfClient } from '@formline/shared/contracts/overview/clientOverview';
import { addDays, dayOfMonth, daysBetween, localCalendarDate, yearOf } from '../dates/calendarDates';
import { fallOf } from './adherence';

/** What Today warns about before the trainer chooses; documented in `docs/today.md`. */
export const DEFAULT_ATTENTION: AttentionSettings = {
  missed_sessions: 1,
  fallen_points: 20,
  measurement_days: 30,
  invitation_days: 3,
  landing: 'clients',
  version: 1,
};

/** "Nothing planned" looks at today and the days after it, a week in all. */
export const PLANNED_DAYS = 7;

/** One line of Today: why a client needs the trainer, with the figures its sentence names. */
export type Attention =
  | { readonly reason: 'missed-sessions'; readonly missed: number; readonly last: string | null }
  | { readonly reason: 'nothing-planned'; readonly lastSession: string | null }
  | { readonly reason: 'adherence-fallen'; readonly from: number; readonly to: number }
  | { readonly reason: 'goal-date-passed'; readonly goal: string; readonly date: string }
  | { readonly reason: 'milestone-due'; readonly milestone: string; readonly date: string }
  | { readonly reason: 'invite-unanswered'; readonly days: number }
  /** `days` is null without any measurement. */
  | { readonly reason: 'no-measurement'; readonly days: number | null }
  | { readonly reason: 'birthday'; readonly age: number };

export interface Day {
  /** In the trainer's zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly settings: AttentionSettings;
}

type Rule<Given> = (given: Given, day: Day) => Attention | null;

/** Missed at least the chosen number of sessions in the seven days before today. */
export const missedSessions: Rule<ClientFigures> = ({ days_7: { missed }, last_missed }, { settings }) =>
  missed >= settings.missed_sessions ? { reason: 'missed-sessions', missed, last: last_missed } : null;

/** No open session today or in the six days after; a session completed today is none of these days. */
export const nothingPlanned: Rule<ClientFigures> = ({ next_session, last_session }, { today }) =>
  next_session === null || next_session >= addDays(today, PLANNED_DAYS)
    ? { reason: 'nothing-planned', lastSession: last_session }
    : null;

/** Adherence of the last 30 days is lower than that of the 30 days before by the chosen points. */
export const adherenceFallen: Rule<ClientFigures> = ({ previous_30, days_30 }, { settings }) => {
  const fall = fallOf(previous_30, days_30);
  return fall !== null && fall.from - fall.to >= settings.fallen_points
    ? { reason: 'adherence-fallen', ...fall }
    : null;
};

/** The day by which the goal was to be reached is before today. */
export const goalDatePassed: Rule<ClientFigures> = ({ goal }, { today }) =>
  goal !== null && goal.date !== null && goal.date < today
    ? { reason: 'goal-date-passed', goal: goal.name, date: goal.date }
    : null;

/** An open milestone is due today or was before. */
export const milestoneDue: Rule<ClientFigures> = ({ next_milestone }, { today }) =>
  next_milestone !== null && next_milestone.due_date <= today
    ? { reason: 'milestone-due', milestone: next_milestone.name, date: next_milestone.due_date }
    : null;

/** The newest invitation was sent the chosen number of days ago or earlier, and the client has not joined. */
export const inviteUnanswered: Rule<OverviewOfClient> = ({ invited_at }, { today, settings }) => {
  if (invited_at === null) return null;
  const days = daysBetween(localCalendarDate(new Date(invited_at)), today);
  return days >= settings.invitation_days ? { reason: 'invite-unanswered', days } : null;
};

/** Last measured the chosen number of days ago or earlier; without a measurement the start of training counts. */
export const noMeasurement: Rule<Pick<OverviewOfClient, 'started_training_at'> & ClientFigures> = (
  { last_measured, started_training_at },
  { today, settings },
) => {
  const since = last_measured ?? started_training_at;
  if (since !== null && daysBetween(since, today) < settings.measurement_days) return null;
  return {
    reason: 'no-measurement',
    days: last_measured === null ? null : daysBetween(last_measured, today),
  };
};

/** The day and month of birth are today's; 29 February is kept on 1 March in other years. */
export const birthday: Rule<Pick<OverviewOfClient, 'birth_date'>> = ({ birth_date }, { today }) => {
  if (birth_date === null) return null;
  const age = yearOf(today) - yearOf(birth_date);
  return age > 0 && birthdayIn(yearOf(today), birth_date) === today ? { reason: 'birthday', age } : null;
};

const birthdayIn = (year: number, birthDate: string): string =>
  addDays(`${String(year).padStart(4, '0')}-${birthDate.slice(5, 7)}-01`, dayOfMonth(birthDate) - 1);

/**
 * All reasons why a client needs the trainer today, the most pressing first. A client who has not joined is asked for
 * an answer only; one the trainer does not work with at present has no lines.
 */
export function attentionOf(client: OverviewOfClient, day: Day): readonly Attention[] {
  const { figures, is_active, invited_at } = client;
  if (!is_active || figures === null) return [];
  const found =
    invited_at === null
      ? [
          missedSessions(figures, day),
          nothingPlanned(figures, day),
          adherenceFallen(figures, day),
          goalDatePassed(figures, day),
          milestoneDue(figures, day),
          noMeasurement({ ...figures, started_training_at: client.started_training_at }, day),
          birthday(client, day),
        ]
      : [inviteUnanswered(client, day)];
  return found.filter((attention) => attention !== null);
}

/** Whether a line is put off: it is shown again on the day of the snooze. */
export const isSnoozed = (snooze: Snooze, today: string): boolean => today < snooze.until;

/** A line of Today: a client, one reason, and the day until which the trainer has put it off. */
export interface AttentionLine {
  readonly client: OverviewOfClient;
  readonly attention: Attention;
  readonly snoozedUntil: string | null;
}

interface Practice extends Day {
  readonly clients: readonly OverviewOfClient[];
  readonly snoozes: readonly Snooze[];
}

/** All lines of Today, by the order of the reasons and then of the clients; `snoozedUntil` sets those apart that wait. */
export function attentionLines({ clients, snoozes, ...day }: Practice): readonly AttentionLine[] {
  const waiting = new Map(
    snoozes
      .filter((snooze) => isSnoozed(snooze, day.today))
      .map(({ client_id, reason, until }) => [`${client_id} ${reason}`, until]),
  );
  const lines = clients.flatMap((client) =>
    attentionOf(client, day).map((attention) => ({
      client,
      attention,
      snoozedUntil: waiting.get(`${client.id} ${attention.reason}`) ?? null,
    })),
  );
  const position = ({ attention: { reason } }: AttentionLine) => ATTENTION_REASONS.indexOf(reason);
  return lines.sort((one, other) => position(one) - position(other));
}
