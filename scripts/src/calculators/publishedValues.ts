import { bodyMassValues } from './bodyMassValues';
import { bodyFatValues } from './bodyFatValues';
import { bodyWeightValues } from './bodyWeightValues';
import { heartRateValues } from './heartRateValues';
import { oneRepMaxValues } from './oneRepMaxValues';
import type { PublishedValue } from './PublishedValue';

/** Every reference value of the literature and of the regression set, by calculator. */
export const publishedValues: Readonly<Record<string, readonly PublishedValue[]>> = {
  'Body Weight Planner': bodyWeightValues,
  'One Rep Max': oneRepMaxValues,
  'Body Mass Index': bodyMassValues,
  'Max Heart Rate': heartRateValues,
  'Body Fat': bodyFatValues,
};

/** What is computed, to the digits printed. */
export function computedText({ printed, computed }: PublishedValue): string {
  const decimals = printed.split('.')[1]?.length ?? 0;
  return computed.toFixed(decimals);
}

/** Whether the computed value has the printed digits, or lies as near as the source itself can be held to. */
export function agrees(value: PublishedValue): boolean {
  if (value.within !== undefined) return Math.abs(value.computed - Number(value.printed)) <= value.within;
  return computedText(value) === value.printed;
}
