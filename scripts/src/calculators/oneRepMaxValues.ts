import type { OneRepMaxFormula } from '@formline/shared/contracts/calculators/oneRepMax';
import { oneRepMaxFormulas } from '@formline/shared/domain/calculators/one-rep-max/oneRepMax';
import { keysOf } from '@formline/shared/domain/text/typedRecords';
import type { PublishedValue } from './PublishedValue';

const REPS = [1, 2, 3, 5, 8, 10, 12];

const table: Readonly<Record<OneRepMaxFormula, string>> = {
  epley: '103.33 106.67 110.00 116.67 126.67 133.33 140.00',
  brzycki: '100.00 102.86 105.88 112.50 124.14 133.33 144.00',
  lombardi: '100.00 107.18 111.61 117.46 123.11 125.89 128.21',
  mayhew: '108.86 111.44 113.99 119.01 126.29 130.93 135.40',
  oconner: '102.50 105.00 107.50 112.50 120.00 125.00 130.00',
  wathan: '101.30 105.15 108.98 116.58 127.67 134.75 141.50',
  lander: '101.39 104.21 107.20 113.71 125.11 134.07 144.41',
};

export const oneRepMaxValues: readonly PublishedValue[] = keysOf(table).flatMap((formula) =>
  table[formula].split(' ').map((printed, index) => {
    const reps = REPS[index] ?? Number.NaN;
    return { what: `${formula}, 100 kg x ${reps}`, printed, computed: oneRepMaxFormulas[formula](100, reps) };
  }),
);
