import { bodyMassIndex } from '@formline/shared/domain/calculators/bmi/bmi';
import { toKilograms, toMetres } from '@formline/shared/domain/calculators/measureUnits';
import { bodyFatValues } from './bodyFatValues';
import { bodyWeightValues } from './bodyWeightValues';
import { heartRateValues } from './heartRateValues';
import { oneRepMaxValues } from './oneRepMaxValues';
import type { PublishedValue } from './PublishedValue';

const imperial = bodyMassIndex(toKilograms(154, 'lb'), toMetres(69, 'in'));
/** The rounded factor of calculators in pounds and inches; ours converts exactly. */
const SHORTCUT_FACTOR = 703;

const bodyMassValues: readonly PublishedValue[] = [
  { what: '70 kg, 1.75 m (WHO)', printed: '22.9', computed: bodyMassIndex(70, 1.75) },
  { what: '70 kg, 1.75 m', printed: '22.857', computed: bodyMassIndex(70, 1.75) },
  { what: '154 lb, 69 in, exact', printed: '22.742', computed: imperial },
  {
    what: '154 lb, 69 in, shortcut 703 (not ours)',
    printed: '22.739',
    computed: (SHORTCUT_FACTOR * 154) / 69 ** 2,
  },
];

export const publishedValues: Readonly<Record<string, readonly PublishedValue[]>> = {
  'Body Weight Planner': bodyWeightValues,
  'One Rep Max': oneRepMaxValues,
  'Body Mass Index': bodyMassValues,
  'Max Heart Rate': heartRateValues,
  'Body Fat': bodyFatValues,
};

export function computedText({ printed, computed }: PublishedValue): string {
  const decimals = printed.split('.')[1]?.length ?? 0;
  return computed.toFixed(decimals);
}

export function agrees(value: PublishedValue): boolean {
  if (value.within !== undefined) return Math.abs(value.computed - Number(value.printed)) <= value.within;
  return computedText(value) === value.printed;
}
