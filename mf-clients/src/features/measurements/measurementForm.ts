import {
  type GirthName,
  girthNames,
  type Measurement,
  type NewMeasurement,
} from '@formline/shared/contracts/records/measurements';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { convertLength, convertWeight, roundTo } from '@formline/shared/domain/calculators/measureUnits';
import { isImplausible } from '@formline/shared/domain/clients/measurementJumps';
import { readShortDate, shortDateText } from '@formline/shared/domain/dates/shortDate';
import { numberOf } from '@formline/shared/domain/text/numberText';
import { shortDate } from '../../components/measures/shortDate';
import { measurementsTexts as texts } from './measurements.texts';

export const bodyValueNames = ['weight', 'body_fat_percentage', 'lean_body_mass_percentage'] as const;
type BodyValueName = (typeof bodyValueNames)[number];
export type ValueName = BodyValueName | GirthName;
export const valueNames: readonly ValueName[] = [...bodyValueNames, ...girthNames];

export type MeasurementUnits = Pick<UnitPreference, 'unit_weight' | 'unit_height'>;
export type Photos = Measurement['photos'];

/** Texts as typed, in the trainer's units. */
export interface MeasurementValues extends Readonly<Record<ValueName, string>> {
  readonly date: string;
  readonly photos: Photos;
  readonly units: MeasurementUnits;
}

export const DECIMALS = 1;
/** The bounds of the API, in the units that it stores: pounds, percent, inches. */
export const LIMITS = {
  weight: { from: 1, to: 1500 },
  percentage: { from: 0, to: 100 },
  girth: { from: 1, to: 100 },
} as const;

export const kindOf = (name: ValueName): keyof typeof LIMITS => {
  if (name === 'weight') return 'weight';
  return name === 'body_fat_percentage' || name === 'lean_body_mass_percentage' ? 'percentage' : 'girth';
};

export const storedValue = (measurement: Measurement, name: ValueName): number | null =>
  isGirth(name) ? measurement.girths[name] : measurement[name];

const isGirth = (name: ValueName): name is GirthName => girthNames.some((known) => known === name);

/** From the stored unit to the trainer's. */
export function shownValue(
  name: ValueName,
  value: number,
  { unit_weight, unit_height }: MeasurementUnits,
): number {
  const kind = kindOf(name);
  if (kind === 'weight') return convertWeight(value, 'lb', unit_weight);
  return kind === 'girth' ? convertLength(value, 'in', unit_height) : value;
}

function toStored(name: ValueName, value: number, { unit_weight, unit_height }: MeasurementUnits): number {
  const kind = kindOf(name);
  if (kind === 'weight') return convertWeight(value, unit_weight, 'lb');
  return kind === 'girth' ? convertLength(value, unit_height, 'in') : value;
}

export const unitOf = (name: ValueName, units: MeasurementUnits): string =>
  ({ weight: units.unit_weight, girth: units.unit_height, percentage: '%' })[kindOf(name)];

const entryText = (name: ValueName, value: number | null, units: MeasurementUnits): string =>
  value === null ? '' : String(roundTo(shownValue(name, value, units), DECIMALS));

/** `151.0 lb`, `22.3%` of a stored value. */
export const valueText = (name: ValueName, value: number, units: MeasurementUnits): string =>
  shownText(name, shownValue(name, value, units), units);

/** Like `valueText`, of a value in the trainer's unit. */
export function shownText(name: ValueName, shown: number, units: MeasurementUnits): string {
  const number = shown.toFixed(DECIMALS);
  return kindOf(name) === 'percentage' ? `${number}%` : `${number} ${unitOf(name, units)}`;
}

export function startValues(
  measurement: Measurement | null,
  { units, today }: { readonly units: MeasurementUnits; readonly today: string },
): MeasurementValues {
  const textOf = (name: ValueName) =>
    measurement ? entryText(name, storedValue(measurement, name), units) : '';
  return {
    date: shortDateText(measurement?.date ?? today),
    ...byValue(textOf),
    photos: measurement?.photos ?? { front: null, back: null, side: null },
    units,
  };
}

export function byValue<T>(of: (name: ValueName) => T): Record<ValueName, T> {
  return {
    weight: of('weight'),
    body_fat_percentage: of('body_fat_percentage'),
    lean_body_mass_percentage: of('lean_body_mass_percentage'),
    ...byGirth(of),
  };
}

const byGirth = <T>(of: (name: GirthName) => T): Record<GirthName, T> => ({
  neck: of('neck'),
  chest: of('chest'),
  waist: of('waist'),
  hips: of('hips'),
  upper_arm: of('upper_arm'),
  thigh: of('thigh'),
  calf: of('calf'),
});

/** What is sent. An unchanged text keeps the stored value, so that editing rounds nothing. */
export function bodyOf(values: MeasurementValues, known: Measurement | null): NewMeasurement {
  const { units } = values;
  const valueOf = (name: ValueName): number | null => {
    const stored = known && storedValue(known, name);
    if (known && entryText(name, stored, units) === values[name]) return stored;
    const typed = numberOf(values[name]);
    if (typed === null) return null;
    const { from, to } = LIMITS[kindOf(name)];
    return Math.min(to, Math.max(from, toStored(name, typed, units)));
  };
  return {
    date: readShortDate(values.date) ?? values.date,
    weight: valueOf('weight'),
    body_fat_percentage: valueOf('body_fat_percentage'),
    lean_body_mass_percentage: valueOf('lean_body_mass_percentage'),
    girths: byGirth(valueOf),
    photos: values.photos,
  };
}

interface LastValue {
  readonly value: number;
  readonly date: string;
}

/** The newest value of another measurement up to a day. @param measurements newest first */
export function lastValue(
  measurements: readonly Measurement[],
  name: ValueName,
  { date, known }: { readonly date: string; readonly known: Measurement | null },
): LastValue | null {
  for (const measurement of measurements) {
    const value = storedValue(measurement, name);
    if (measurement.id === known?.id || measurement.date > date || value === null) continue;
    return { value, date: measurement.date };
  }
  return null;
}

interface JumpsOf {
  readonly measurements: readonly Measurement[];
  readonly units: MeasurementUnits;
  readonly known: Measurement | null;
}

/** A sentence for each value that is hardly possible after the last one. */
export function jumpsIn(body: NewMeasurement, { measurements, units, known }: JumpsOf): string[] {
  return valueNames.flatMap((name) => {
    const next = isGirth(name) ? body.girths?.[name] : body[name];
    const last = lastValue(measurements, name, { date: body.date, known });
    if (next === null || next === undefined || last === null) return [];
    const change = { last: last.value, lastDate: last.date, next, nextDate: body.date };
    if (!isImplausible(kindOf(name), change)) return [];
    const text = (value: number) => valueText(name, value, units);
    return [texts.jump(texts[name], text(next), { value: text(last.value), date: shortDate(last.date) })];
  });
}

export interface GirthText {
  readonly name: GirthName;
  readonly text: string;
}

export const girthTexts = ({ girths }: Measurement, units: MeasurementUnits): GirthText[] =>
  girthNames.flatMap((name) => {
    const value = girths[name];
    return value === null ? [] : [{ name, text: valueText(name, value, units) }];
  });
