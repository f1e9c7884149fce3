import type { CalculatorKind } from '../../database/schema/health';
import type { TrainerCall } from '../../plugins/actor';
import type { CalculatorPlace } from './calculators.repository';

/** Where a call's calculations stand. */
export const placeOf = <K extends CalculatorKind>(
  kind: K,
  { actor, params }: TrainerCall,
): CalculatorPlace & { readonly kind: K } => ({ trainerId: actor.trainerId, subjectId: params.id, kind });
