import type { UnitPreference } from '@formline/shared/contracts/users';
import type { CalculatorSubject } from '../calculatorSubject';

/** What each calculator is given. */
export interface CalculatorProps {
  readonly subject: CalculatorSubject;
  /** Those of the trainer. */
  readonly units: UnitPreference;
  /** Today's date where the trainer is, `YYYY-MM-DD`. */
  readonly today: string;
  /** Only a trainer saves; everybody else may calculate. */
  readonly canSave: boolean;
}
