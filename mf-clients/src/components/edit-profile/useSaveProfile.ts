import { updateTrainer, updateUser, type UserChanges } from '@formline/shared/contracts/people/profiles';
import { change, type QueryClient, useQueryClient } from '@formline/shared/query';
import { updateCurrentUser, reloadCurrentUser } from '@formline/shared/session';
import { useRef } from 'react';
import { askForClient, setClientInCache } from '../../queries/clients';
import { isStale } from '../../queries/isStale';
import { type EditablePerson, isClient } from './profileValues';

/** Based on the version seen on opening or saved last; reloads the person after a version conflict. */
export function useSaveProfile(person: EditablePerson) {
  const cache = useQueryClient();
  const base = useRef(person.version);
  const send = async (changes: UserChanges, idempotencyKey: string): Promise<EditablePerson> => {
    const input = { params: { id: person.id }, body: { ...changes, version: base.current } };
    return isClient(person)
      ? change(updateUser, input, {
          idempotencyKey,
          reload: 'when-shown',
          update: (saved) => show(saved, cache),
        })
      : change(updateTrainer, input, { idempotencyKey });
  };
  const save = async (changes: UserChanges, idempotencyKey: string): Promise<void> => {
    try {
      const saved = await send(changes, idempotencyKey);
      base.current = saved.version;
      if (!isClient(saved)) updateCurrentUser(saved);
    } catch (error) {
      if (isStale(error)) reload(person, cache);
      throw error;
    }
  };
  /** The person with the version that the next save replaces. */
  const known = (): EditablePerson => ({ ...person, version: base.current });
  return { save, known };
}

function show(saved: EditablePerson, cache: QueryClient): void {
  if (isClient(saved)) setClientInCache(cache, saved);
}

function reload(person: EditablePerson, cache: QueryClient): void {
  if (isClient(person)) askForClient(cache, person.id);
  else void reloadCurrentUser().catch(() => undefined);
}
