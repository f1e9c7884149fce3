import { bodyMassValues } from './bodyMassValues';
import { bodyFatValues } from './bodyFatValues';
import { bodyWeightValues } from './bodyWeightValues';
import { heartRateValues } from './heartRateValues';
import { oneRepMaxValues } from './oneRepMaxValues';
import type { PublishedValue } from './PublishedValue';

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
