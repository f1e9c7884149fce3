import { call } from '@formline/shared/api-client';
import { updateUnitPreference } from '@formline/shared/contracts/profiles';
import type { CurrentUser, UnitPreference } from '@formline/shared/contracts/users';
import { keepCurrentUser } from '@formline/shared/session';

/** Saves the units the trainer measures in; the whole page then shows its measures in them. */
export const useSaveUnits = (user: CurrentUser) => async (units: UnitPreference, idempotencyKey: string) => {
  const { unit_height, unit_weight } = await call(updateUnitPreference, { body: units }, { idempotencyKey });
  keepCurrentUser({ ...user, unit_height, unit_weight });
};
