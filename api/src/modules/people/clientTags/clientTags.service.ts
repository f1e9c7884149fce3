import { type ClientTag, MOST_TAGS } from '@formline/shared/contracts/people/clientTags';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { invalidInput, notFound, staleVersion } from '../../../plugins/HttpProblem';
import { userAccountsRepository } from '../../accounts/userAccounts/userAccounts.repository';
import { noSuchClient } from '../clients/clientAccess';
import { peopleTexts } from '../people.texts';
import { clientTagsRepository, type TagRef, type TagRow, type TagValues } from './clientTags.repository';

const texts = peopleTexts.tags;

export async function tagsOf(db: DatabaseHandle, trainerId: number): Promise<ClientTag[]> {
  const repository = clientTagsRepository(db);
  const tags = (await repository.list(trainerId)).map((row) => present(row, []));
  const byId = new Map(tags.map((tag) => [tag.id, tag]));
  for (const { tagId, clientId } of await repository.listClients(trainerId)) {
    byId.get(tagId)?.client_ids.push(clientId);
  }
  return tags;
}

const present = ({ id, name, color, version }: TagRow, clientIds: number[]): ClientTag => ({
  id,
  name,
  color,
  client_ids: clientIds,
  version,
});

export function clientTagsService(db: Transaction) {
  const repository = clientTagsRepository(db);

  const read = async ({ trainerId, tagId }: TagRef): Promise<ClientTag> => {
    const tag = (await tagsOf(db, trainerId)).find(({ id }) => id === tagId);
    if (!tag) throw noSuchTag();
    return tag;
  };

  const put = async ({ trainerId, tagId }: TagRef, clientIds: readonly number[]): Promise<void> => {
    const different = [...new Set(clientIds)];
    if (different.length === 0) return;
    if ((await repository.lockClients(trainerId, different)) !== different.length) throw noSuchClient();
    await repository.add(tagId, different);
  };

  return {
    async create(
      trainerId: number,
      { clientIds, ...values }: TagValues & { readonly clientIds: readonly number[] },
    ): Promise<ClientTag> {
      await userAccountsRepository(db).lock(trainerId);
      if (await repository.hasName(trainerId, values.name)) throw invalidInput(texts.sameName);
      if ((await repository.count(trainerId)) >= MOST_TAGS) throw invalidInput(texts.tooMany);
      const { id: tagId } = await repository.insert(trainerId, values);
      await put({ trainerId, tagId }, clientIds);
      return read({ trainerId, tagId });
    },

    async update(
      ref: TagRef,
      { version, ...values }: TagValues & { readonly version: number | undefined },
    ): Promise<ClientTag> {
      await userAccountsRepository(db).lock(ref.trainerId);
      if (await repository.hasName(ref.trainerId, values.name, ref.tagId)) throw invalidInput(texts.sameName);
      if (await repository.update(ref, version, values)) return read(ref);
      throw (await repository.find(ref)) ? staleVersion() : noSuchTag();
    },

    async delete(ref: TagRef): Promise<void> {
      if (!(await repository.delete(ref))) throw noSuchTag();
    },

    async changeClients(
      ref: TagRef,
      { added, removed }: { readonly added: readonly number[]; readonly removed: readonly number[] },
    ): Promise<ClientTag> {
      await userAccountsRepository(db).lock(ref.trainerId);
      if (!(await repository.find(ref))) throw noSuchTag();
      await put(ref, added);
      if (removed.length > 0) await repository.remove(ref.tagId, removed);
      return read(ref);
    },
  };
}

const noSuchTag = () => notFound(texts.noSuch);
