import type { ExerciseDose } from '@formline/shared/contracts/library/exerciseDose';
import { toClockText } from '@formline/shared/domain/dates/clockText';
import { doseSummaryTexts as texts } from './doseSummary.texts';

type Dose = Omit<ExerciseDose, 'notes'>;

export interface DoseSummary {
  /** `3 × 10`. */
  readonly amount: string;
  /** `20 lb · Slow · Rest 00:30`; may be empty. */
  readonly rest: string;
}

export function doseSummary(dose: Dose): DoseSummary {
  const { sets, weight, tempo, pace, pace_units, rest } = dose;
  const volume = volumeOf(dose);
  const parts = [
    weight === null ? null : texts.weight(weight),
    tempo === null ? null : (texts.tempos[tempo] ?? null),
    pace === null ? null : texts.pace(pace, pace_units),
    rest > 0 ? texts.rest(toClockText(rest)) : null,
  ];
  return {
    amount: volume === null ? texts.sets(sets) : texts.amount(sets, volume),
    rest: parts.filter((part) => part !== null).join(texts.between),
  };
}

function volumeOf({ reps, dur_seconds, distance, distance_units }: Dose): string | null {
  if (distance !== null) return texts.distance(distance, distance_units);
  if (dur_seconds !== null) return toClockText(dur_seconds);
  return reps === null ? null : String(reps);
}
