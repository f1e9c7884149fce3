import { updateUnitPreference } from '@formline/shared/contracts/people/profiles';
import type { CurrentUser, UnitPreference } from '@formline/shared/contracts/people/users';
import { change } from '@formline/shared/query';
import { updateCurrentUser, reloadCurrentUser } from '@formline/shared/session';
import { useRef } from 'react';
import { isStale } from '../../queries/isStale';

/** Based on the version seen first or saved last; reloads after a version conflict. */
export function useSaveUnits(user: CurrentUser) {
  const base = useRef(user.units_version);
  return async (units: UnitPreference, idempotencyKey: string): Promise<void> => {
    const body = { ...units, version: base.current };
    try {
      const { version, ...saved } = await change(updateUnitPreference, { body }, { idempotencyKey });
      base.current = version;
      updateCurrentUser({ ...user, ...saved, units_version: version });
    } catch (error) {
      if (isStale(error)) void reloadCurrentUser().catch(() => undefined);
      throw error;
    }
  };
}
