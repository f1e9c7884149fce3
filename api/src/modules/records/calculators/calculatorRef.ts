import type { CalculatorKind } from '../../../database/schema/health';
import type { TrainerCall } from '../../../plugins/actor';
import type { CalculatorRef } from './calculators.repository';

/** Where a call's calculations stand. */
export const refOf = <K extends CalculatorKind>(
  kind: K,
  { actor, params }: TrainerCall,
): CalculatorRef & { readonly kind: K } => ({ trainerId: actor.trainerId, subjectId: params.id, kind });
