import { call } from '@formline/shared/api-client';
import { updateTrainer, updateUser, type UserChanges } from '@formline/shared/contracts/profiles';
import { useQueryClient } from '@formline/shared/query';
import { keepCurrentUser } from '@formline/shared/session';
import { keepClient } from '../../queries/clients.queries';
import { type EditablePerson, isClient } from './profileValues';

/** Saves changes of a profile; the person is then shown anew wherever the page knows them. */
export function useSaveProfile(person: EditablePerson) {
  const cache = useQueryClient();
  return async (changes: UserChanges, idempotencyKey: string): Promise<void> => {
    const input = { params: { id: person.id }, body: changes };
    if (!isClient(person)) {
      keepCurrentUser(await call(updateTrainer, input, { idempotencyKey }));
      return;
    }
    const saved = await call(updateUser, input, { idempotencyKey });
    if ('client_user' in saved) keepClient(cache, saved);
  };
}
