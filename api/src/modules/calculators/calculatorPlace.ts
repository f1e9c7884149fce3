import type { CalculatorKind } from '../../database/schema/health';
import type { TrainerActor } from '../../plugins/actor';
import type { CalculatorPlace } from './calculators.repository';

/** Where a call's calculations stand. */
export const placeOf = <K extends CalculatorKind>(
  kind: K,
  { actor, params }: { readonly actor: TrainerActor; readonly params: { readonly id: number } },
): CalculatorPlace & { readonly kind: K } => ({ trainerId: actor.trainerId, subjectId: params.id, kind });
