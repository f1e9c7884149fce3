import type { CalculatorKind } from '@formline/shared/contracts/calculators/calculators';
import * as z from '@formline/shared/contracts/schema';
import { browserRecord } from '@formline/shared/session';

/** Which calculators were introduced in this browser; signing out keeps it. */
const record = browserRecord('calculatorIntrosSeen', z.array(z.string()), { tabs: 'all', until: 'removed' });

/** Browsers hold these names of former releases; later calculators are stored by their kind. */
const storedNames: Partial<Record<CalculatorKind, string>> = {
  bodyWeightPlan: 'BWP',
  oneRepMax: 'ONE_RM',
  bmi: 'BMI',
  maxHeartRate: 'MHR',
  bodyFat: 'BodyFat',
};

const storedNameOf = (kind: CalculatorKind): string => storedNames[kind] ?? kind;

/** Whether the intro of a calculator was shown in this browser. */
export const isIntroSeen = (kind: CalculatorKind): boolean =>
  record.read()?.includes(storedNameOf(kind)) ?? false;

export function markIntroSeen(kind: CalculatorKind): void {
  record.write([...new Set([...(record.read() ?? []), storedNameOf(kind)])]);
}
