import { bmiContract } from './bmi';
import { bodyFatContract } from './bodyFat';
import { bodyWeightPlanContract } from './bodyWeightPlan';
import type { CalculatorContract } from './calculatorContract';
import type { Endpoint } from '../endpoint';
import { maxHeartRateContract } from './maxHeartRate';
import { oneRepMaxContract } from './oneRepMax';

const contracts = {
  oneRepMax: oneRepMaxContract,
  bmi: bmiContract,
  bodyWeightPlan: bodyWeightPlanContract,
  maxHeartRate: maxHeartRateContract,
  bodyFat: bodyFatContract,
};

export type CalculatorKind = keyof typeof contracts;
export const calculatorKinds = Object.keys(contracts);

type Contracts = Readonly<Record<string, CalculatorContract>>;
type Named<C extends Contracts> = {
  [K in keyof C & string as `save${Capitalize<K>}`]: C[K]['save'];
} & {
  [K in keyof C & string as `readCurrent${Capitalize<K>}`]: C[K]['readCurrent'];
} & {
  [K in keyof C & string as `list${Capitalize<K>}History`]: C[K]['listHistory'];
};

/** Names the calls of each calculator after its kind: `saveBmi`, `readCurrentBmi`, `listBmiHistory`. */
function named<C extends Contracts>(all: C): Named<C>;
function named(all: Contracts): Record<string, Endpoint> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([kind, { save, readCurrent, listHistory }]): [string, Endpoint][] => {
      const name = `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`;
      return [
        [`save${name}`, save],
        [`readCurrent${name}`, readCurrent],
        [`list${name}History`, listHistory],
      ];
    }),
  );
}

export const calculatorEndpoints = named(contracts);
