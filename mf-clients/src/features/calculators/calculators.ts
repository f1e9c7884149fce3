import type { CalculatorKind } from '@formline/shared/contracts/calculators/calculators';
import { lazyDialog } from '@formline/shared/ui/core';
import type { ComponentType } from 'react';
import type { CalculatorDialogProps } from './CalculatorDialog';
import { calculatorNames, oneRepMaxAccountName } from './calculators.texts';
import type { CalculatorDefinition } from './screen/defineCalculator';

export interface OfferedCalculator {
  readonly kind: CalculatorKind;
  readonly name: string;
  readonly accountName?: string;
  readonly load: () => Promise<CalculatorDefinition>;
}

export const calculators: readonly OfferedCalculator[] = [
  {
    kind: 'bodyWeightPlan',
    name: calculatorNames.bodyWeightPlan,
    load: async () => (await import('./body-weight-plan/bodyWeightPlanCalculator')).bodyWeightPlanCalculator,
  },
  {
    kind: 'oneRepMax',
    name: calculatorNames.oneRepMax,
    accountName: oneRepMaxAccountName,
    load: async () => (await import('./one-rep-max/oneRepMaxCalculator')).oneRepMaxCalculator,
  },
  {
    kind: 'bmi',
    name: calculatorNames.bmi,
    load: async () => (await import('./bmi/bmiCalculator')).bmiCalculator,
  },
  {
    kind: 'maxHeartRate',
    name: calculatorNames.maxHeartRate,
    load: async () => (await import('./max-heart-rate/maxHeartRateCalculator')).maxHeartRateCalculator,
  },
  {
    kind: 'bodyFat',
    name: calculatorNames.bodyFat,
    load: async () => (await import('./body-fat/bodyFatCalculator')).bodyFatCalculator,
  },
];

/** Without the body weight planner for clubs, because clubs offer no nutrition plans. */
export const offeredCalculators = (isClubProfile: boolean): readonly OfferedCalculator[] =>
  calculators.filter(({ kind }) => kind !== 'bodyWeightPlan' || !isClubProfile);

export const accountNameOf = ({ name, accountName = name }: OfferedCalculator): string => accountName;

export const calculatorDialogs: Partial<Record<CalculatorKind, ComponentType<CalculatorDialogProps>>> =
  Object.fromEntries(
    calculators.map(({ kind, name, load }) => [
      kind,
      lazyDialog(name, async () => {
        const [{ calculatorDialog }, definition] = await Promise.all([import('./CalculatorDialog'), load()]);
        return calculatorDialog({ kind, name, definition });
      }),
    ]),
  );
