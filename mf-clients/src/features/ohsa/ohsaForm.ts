import type { Exercise } from '@formline/shared/contracts/library/exercises';
import {
  type NewOhsa,
  type OhsaCompensation,
  ohsaCompensations,
  type OhsaResult,
} from '@formline/shared/contracts/records/ohsa';
import {
  type CorrectiveExercise,
  correctiveExercises,
} from '@formline/shared/domain/clients/correctiveExercises';
import { muscleImbalances } from '@formline/shared/domain/clients/overheadSquat';
import { isDayOfRecord } from '@formline/shared/domain/dates/calendarDates';
import { readShortDate, shortDateText } from '@formline/shared/domain/dates/shortDate';
import { array, object, type Schema, string } from 'yup';
import { ohsaTexts as texts } from './ohsa.texts';

export type NamedExercise = Pick<Exercise, 'id' | 'name'>;

export interface OhsaValues {
  /** As typed. */
  readonly date: string;
  readonly seen: readonly OhsaCompensation[];
  /** Of the suggested exercises, by id; stays when another compensation is ticked. */
  readonly removed: readonly number[];
  readonly added: readonly NamedExercise[];
}

export const ohsaValidation = (today: string): Schema =>
  object({
    date: string().test('date', texts.errors.date, (text = '') => {
      const date = readShortDate(text);
      return date !== null && isDayOfRecord(date, today) && date <= today;
    }),
    seen: array(),
  });

interface StartOf {
  readonly today: string;
  readonly library: readonly NamedExercise[];
}

/** An edited assessment has its own exercises ticked, and none of those that were left out. */
export function startValues(known: OhsaResult | null, { today, library }: StartOf): OhsaValues {
  if (!known) return { date: shortDateText(today), seen: [], removed: [], added: [] };
  const seen = known.compensations;
  const added = known.corrective_exercises;
  const { suggested } = outcomeOf({ seen, added }, library);
  const leftOut = suggested.filter(({ exercise }) => !added.some(({ id }) => id === exercise.id));
  return {
    date: shortDateText(known.assessment_date),
    seen,
    removed: leftOut.map(({ exercise }) => exercise.id),
    added,
  };
}

export const toggled = <T>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

export const withAdded = (values: OhsaValues, exercises: readonly NamedExercise[]): OhsaValues => ({
  ...values,
  added: [...new Map([...values.added, ...exercises].map((exercise) => [exercise.id, exercise])).values()],
  removed: values.removed.filter((id) => !exercises.some((exercise) => exercise.id === id)),
});

export interface SquatOutcome extends ReturnType<typeof muscleImbalances> {
  readonly suggested: readonly CorrectiveExercise<NamedExercise>[];
  readonly added: readonly NamedExercise[];
}

/** What follows from the ticks, at once. */
export function outcomeOf(
  { seen, added }: Pick<OhsaValues, 'seen' | 'added'>,
  library: readonly NamedExercise[],
): SquatOutcome {
  const imbalances = muscleImbalances(seen);
  const suggested = correctiveExercises(imbalances, library);
  const isSuggested = ({ id }: NamedExercise) => suggested.some(({ exercise }) => exercise.id === id);
  return { ...imbalances, suggested, added: added.filter((exercise) => !isSuggested(exercise)) };
}

export function bodyOf(values: OhsaValues, { suggested, added }: SquatOutcome): NewOhsa {
  const chosen = [...suggested.map(({ exercise }) => exercise), ...added];
  return {
    assessment_date: readShortDate(values.date) ?? values.date,
    compensations: ohsaCompensations.filter((compensation) => values.seen.includes(compensation)),
    corrective_exercise_ids: chosen.map(({ id }) => id).filter((id) => !values.removed.includes(id)),
  };
}
