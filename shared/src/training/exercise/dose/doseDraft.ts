import type { SuggestedDose } from '@formline/shared/contracts/library/exerciseDose';
import {
  choiceOf,
  type DoseChoice,
  doseProblems,
  type DoseProblems,
  fromRestTempoCode,
  type RestTempo,
  suggestedDoseProblems,
  toRestTempoCode,
} from '@formline/shared/domain/training/exerciseDose';

type KeptAsItIs = Omit<SuggestedDose, 'rest' | 'rest_tempo' | 'weight_units'>;

/** A dose in a form, with its menu choices. Null: the field is empty. */
export interface DoseDraft extends KeptAsItIs, DoseChoice {
  readonly rest: number | null;
  readonly rest_tempo: RestTempo;
}

export type DoseDraftProblems = DoseProblems;

/** `whole`: complete, for a placed exercise. `suggested`: empty or complete, for one of the library. */
export type DoseDemand = 'whole' | 'suggested';

export const emptyDoseDraft: DoseDraft = {
  sets: null,
  volume: 'reps',
  reps: null,
  dur_seconds: null,
  distance: null,
  distance_units: 'miles',
  weight: null,
  intensity: 'n/a',
  tempo: null,
  pace: null,
  pace_units: 'mph',
  rest: null,
  rest_tempo: 'n/a',
  exercise_sides: 'alternate',
};

export function toDoseDraft(dose: SuggestedDose): DoseDraft {
  const { sets, reps, dur_seconds, distance, distance_units, weight, pace, pace_units, tempo } = dose;
  return {
    ...choiceOf(dose),
    ...{ sets, reps, dur_seconds, distance, distance_units, weight, pace, pace_units, tempo },
    rest: dose.rest === 0 ? null : dose.rest,
    rest_tempo: fromRestTempoCode(dose.rest_tempo),
    exercise_sides: dose.exercise_sides,
  };
}

/** Only fields of the chosen menu options count: repetitions typed before distance was chosen are dropped. */
export function fromDoseDraft(draft: DoseDraft): SuggestedDose {
  const { volume, intensity, rest, rest_tempo, ...kept } = draft;
  return {
    ...kept,
    reps: volume === 'reps' ? draft.reps : null,
    dur_seconds: volume === 'duration' ? draft.dur_seconds : null,
    distance: volume === 'distance' ? draft.distance : null,
    tempo: intensity === 'tempo' ? draft.tempo : null,
    pace: intensity === 'pace' ? draft.pace : null,
    weight_units: 'lb',
    rest: rest ?? 0,
    rest_tempo: toRestTempoCode(rest_tempo),
  };
}

export function doseDraftProblems(draft: DoseDraft, demand: DoseDemand): DoseDraftProblems {
  const validate = demand === 'whole' ? doseProblems : suggestedDoseProblems;
  return validate(fromDoseDraft(draft), draft);
}
