import type { SuggestedDose } from '@formline/shared/contracts/library/exerciseDose';
import { toClockText } from '@formline/shared/domain/dates/clockText';
import { fromRestTempoCode } from '@formline/shared/domain/training/exerciseDose';
import { doseFieldsTexts } from '../dose/doseFields.texts';
import { exerciseDetailsTexts as texts } from './exerciseDetails.texts';

export interface DoseFact {
  readonly name: string;
  readonly value: string;
}

interface ShownDose extends Partial<SuggestedDose> {
  readonly allow_unilateral: boolean;
}

const tempos: Readonly<Record<number, string>> = doseFieldsTexts.tempos;

/** Sets, repetitions, tempo and rest are always listed, with N/A for unknown values; the others only when set. */
export function doseFacts(dose: ShownDose): DoseFact[] {
  const { facts } = texts;
  const restTempo = fromRestTempoCode(dose.rest_tempo ?? null);
  return [
    { name: facts.sets, value: figureText(dose.sets) },
    { name: facts.reps, value: figureText(dose.reps) },
    ...given(facts.duration, dose.dur_seconds, toClockText),
    ...given(facts.distance, dose.distance, withUnit(dose.distance_units)),
    ...given(facts.weight, dose.weight, texts.pounds),
    { name: facts.tempo, value: tempos[dose.tempo ?? 0] ?? texts.notKnown },
    ...given(facts.pace, dose.pace, withUnit(dose.pace_units)),
    { name: facts.rest, value: isFigure(dose.rest) ? texts.restSeconds(dose.rest) : texts.notKnown },
    ...(restTempo === 'n/a' ? [] : [{ name: facts.restTempo, value: doseFieldsTexts.restTempos[restTempo] }]),
    ...(dose.allow_unilateral && dose.exercise_sides
      ? [{ name: facts.sides, value: doseFieldsTexts.sidesNamed[dose.exercise_sides] }]
      : []),
  ];
}

const isFigure = (figure: number | null | undefined): figure is number =>
  typeof figure === 'number' && Number.isFinite(figure);

const figureText = (figure: number | null | undefined): string =>
  isFigure(figure) ? String(figure) : texts.notKnown;

function given(
  name: string,
  figure: number | null | undefined,
  toText: (figure: number) => string,
): DoseFact[] {
  return isFigure(figure) ? [{ name, value: toText(figure) }] : [];
}

const withUnit =
  (unit = '') =>
  (figure: number) =>
    texts.amount(figure, unit);
