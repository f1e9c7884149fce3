import * as z from '@formline/shared/contracts/schema';
import { browserRecord } from '@formline/shared/session';
import { type CalculatorKind, calculatorKinds } from './calculatorKinds';

/** Which calculators have introduced themselves in this browser; whoever signs in next is not told again. */
const record = browserRecord('calculatorIntrosSeen', z.array(z.enum(calculatorKinds)), {
  tabs: 'all',
  until: 'removed',
});

/** Whether the intro of a calculator was shown in this browser. */
export const isIntroSeen = (kind: CalculatorKind): boolean => record.read()?.includes(kind) ?? false;

/** Remembers that the intro of a calculator was shown. */
export function markIntroSeen(kind: CalculatorKind): void {
  record.write([...new Set([...(record.read() ?? []), kind])]);
}
