import type { CalculatorKind } from '@formline/shared/contracts/calculators/calculators';
import type { CalculatorDialogProps } from './CalculatorDialog';
import { calculatorDialogs } from './calculators';

interface LazyCalculatorDialogProps extends CalculatorDialogProps {
  readonly kind: CalculatorKind;
}

export function LazyCalculatorDialog({ kind, ...props }: LazyCalculatorDialogProps) {
  const Dialog = calculatorDialogs[kind];
  return Dialog ? <Dialog {...props} /> : null;
}
