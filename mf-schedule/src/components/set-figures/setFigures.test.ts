import { distanceUnits } from '@formline/shared/contracts/library/exerciseDose';
import type { LoggedSet } from '@formline/shared/contracts/records/loggedWorkouts';
import { setText, shownWeight, typedWeight } from './setFigures';

const MANY = 10_000;
const set: LoggedSet = {
  number: 1,
  reps: 8,
  weight: null,
  dur_seconds: null,
  distance: null,
  distance_units: 'miles',
  effort: null,
  note: null,
};

/** As the database returns it: the shortest text of a number of four bytes. */
function asStored(value: number): number {
  const stored = Math.fround(value);
  const texts = Array.from({ length: 9 }, (_, index) => Number(stored.toPrecision(index + 1)));
  return texts.find((text) => Math.fround(text) === stored) ?? stored;
}

const typedValues = Array.from({ length: MANY }, (_, index) => (index + 1) / 4);

it.each(['lb', 'kg'] as const)(
  'shows 10,000 loads as they were typed in %s, however often they are saved',
  (unit) => {
    const saveAndShow = (load: number | null) => shownWeight(asStored(typedWeight(load, unit) ?? 0), unit);
    const drifted = typedValues.filter((typed) => saveAndShow(saveAndShow(saveAndShow(typed))) !== typed);
    expect(drifted).toEqual([]);
  },
);

it.each(['lb', 'kg'] as const)(
  'shows loads in %s also to a trainer of the other unit without drift',
  (unit) => {
    const other = unit === 'lb' ? 'kg' : 'lb';
    const seen = (load: number) => shownWeight(asStored(typedWeight(load, unit) ?? 0), other) ?? 0;
    const factor = unit === 'lb' ? 0.45359237 : 1 / 0.45359237;
    expect(typedValues.filter((load) => Math.abs(seen(load) - load * factor) > 0.006)).toEqual([]);
  },
);

it.each(distanceUnits)('shows 10,000 distances in %s as typed', (unit) => {
  const shownOf = (distance: number) => setText({ ...set, reps: null, distance, distance_units: unit }, 'lb');
  expect(typedValues.filter((typed) => shownOf(asStored(typed)) !== `${typed} ${unit}`)).toEqual([]);
});
