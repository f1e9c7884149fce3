import type { CalculatorKind } from '@formline/shared/contracts/calculators/calculators';
import * as z from '@formline/shared/contracts/schema';
import { browserRecord } from '@formline/shared/session';

/** Kept on sign-out, because it belongs to the browser. */
const record = browserRecord('calculatorIntrosSeen', z.array(z.string()), { tabs: 'all', until: 'removed' });

/** Names stored by earlier releases; newer calculators use their kind. */
const storedNames: Partial<Record<CalculatorKind, string>> = {
  bodyWeightPlan: 'BWP',
  oneRepMax: 'ONE_RM',
  bmi: 'BMI',
  maxHeartRate: 'MHR',
  bodyFat: 'BodyFat',
};

const storedNameOf = (kind: CalculatorKind): string => storedNames[kind] ?? kind;

export const isIntroSeen = (kind: CalculatorKind): boolean =>
  record.read()?.includes(storedNameOf(kind)) ?? false;

export function markIntroSeen(kind: CalculatorKind): void {
  record.write([...new Set([...(record.read() ?? []), storedNameOf(kind)])]);
}
