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

/** A dose as it stands in a form, with what is chosen in its menus. Null: the field is empty. */
export interface DoseDraft extends KeptAsItIs, DoseChoice {
  /** Seconds. */
  readonly rest: number | null;
  readonly rest_tempo: RestTempo;
}

/** A sentence for each field that is wrong. */
export type DoseDraftProblems = DoseProblems;

/**
 * How much a dose must say. `whole`: an exercise that is placed is done by it. `suggested`: an exercise of the library
 * may say nothing of it at all, but what is begun is to be whole.
 */
export type DoseDemand = 'whole' | 'suggested';

/** A form in which nothing is filled in. */
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

/** A dose as the form shows it. What is no part of a dose is left out. */
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

/**
 * The dose a form says: of what is chosen in its menus alone, so that repetitions typed before distance was chosen are
 * no part of it. Whether it may be saved, `doseDraftProblems` says.
 */
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

/** What keeps the form from being saved, by its fields. */
export function doseDraftProblems(draft: DoseDraft, demand: DoseDemand): DoseDraftProblems {
  const validate = demand === 'whole' ? doseProblems : suggestedDoseProblems;
  return validate(fromDoseDraft(draft), draft);
}
