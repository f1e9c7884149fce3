import { type LoggedSet, SET_LIMITS } from '@formline/shared/contracts/records/loggedWorkouts';
import type { LogDraft, SetDraft } from '@formline/shared/domain/training/logDraft';
import { hasFigure } from '@formline/shared/domain/training/loggedWorkout';
import { logWorkoutTexts as texts } from './logWorkout.texts';

export type SetField = keyof typeof SET_LIMITS;

const NUMBERS = ['reps', 'weight', 'distance'] as const;

/** A done set that cannot be saved yet; what is not done is not sent. */
export function setProblem(set: SetDraft): string | null {
  if (!set.isDone) return null;
  if (Number.isNaN(set.dur_seconds)) return texts.notATime;
  const unreadable = NUMBERS.find((field) => set[field] !== null && !(set[field] >= 0));
  if (unreadable) return texts.notANumber[unreadable];
  const { from, to } = SET_LIMITS.effort;
  if (set.effort !== null && !(set.effort >= from && set.effort <= to)) return texts.effortOutside(from, to);
  if (set.weight !== null && set.weight > SET_LIMITS.weight.to) return texts.tooHeavy;
  return hasFigure(set) ? null : texts.emptySet;
}

export function draftProblem({ exercises }: LogDraft): string | null {
  for (const { name, sets } of exercises) {
    const wrong = sets.find((set) => setProblem(set) !== null);
    if (wrong) return texts.problemOf(name, wrong.number, setProblem(wrong) ?? '');
  }
  return null;
}

type Figures = Pick<LoggedSet, 'reps' | 'weight' | 'dur_seconds' | 'distance'>;

/** The fields that the prescription or the log of a set needs; effort always. */
export function fieldsOf(prescribed: Figures, set: Figures): SetField[] {
  const isTimed = prescribed.dur_seconds !== null || prescribed.distance !== null;
  const isCounted = prescribed.reps !== null || !isTimed;
  const isShown: Record<Exclude<SetField, 'effort'>, boolean> = {
    reps: isCounted || set.reps !== null,
    weight: isCounted || prescribed.weight !== null || set.weight !== null,
    dur_seconds: isTimed || set.dur_seconds !== null,
    distance: prescribed.distance !== null || set.distance !== null,
  };
  const fields = (['reps', 'weight', 'dur_seconds', 'distance'] as const).filter((field) => isShown[field]);
  return [...fields, 'effort'];
}
