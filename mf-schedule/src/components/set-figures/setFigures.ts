import type { LoggedSet } from '@formline/shared/contracts/records/loggedWorkouts';
import { convertWeight, roundTo, type WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import { toClockText } from '@formline/shared/domain/dates/clockText';

const texts = {
  reps: (reps: number) => `${reps} ${reps === 1 ? 'rep' : 'reps'}`,
  weight: (weight: string, unit: string) => `${weight} ${unit}`,
  distance: (distance: number, unit: string) => `${distance} ${unit}`,
  effort: (effort: number) => `effort ${effort}`,
  times: ' × ',
  between: ' · ',
};

/** Kilograms of a typed weight come back as they were typed. */
const DECIMALS = 2;

export const shownWeight = (pounds: number | null, unit: WeightUnit): number | null =>
  pounds === null ? null : roundTo(convertWeight(pounds, 'lb', unit), DECIMALS);

export const typedWeight = (weight: number | null, unit: WeightUnit): number | null =>
  weight === null ? null : convertWeight(weight, unit, 'lb');

/** `8 reps × 100 lb · effort 7`. */
export function setText(set: LoggedSet, unit: WeightUnit): string {
  const weight = shownWeight(set.weight, unit);
  const load = [
    set.reps === null ? null : texts.reps(set.reps),
    weight === null ? null : texts.weight(String(weight), unit),
  ];
  return [
    load.filter((part) => part !== null).join(texts.times),
    set.dur_seconds === null ? '' : toClockText(set.dur_seconds),
    set.distance === null ? '' : texts.distance(roundTo(set.distance, DECIMALS), set.distance_units),
    set.effort === null ? '' : texts.effort(set.effort),
  ]
    .filter((part) => part !== '')
    .join(texts.between);
}
