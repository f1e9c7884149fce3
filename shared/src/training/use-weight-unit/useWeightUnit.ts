import type { WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import { useSession } from '@formline/shared/session';

/** In which the signed-in trainer reads weights. */
export function useWeightUnit(): WeightUnit {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.unit_weight : 'lb';
}
