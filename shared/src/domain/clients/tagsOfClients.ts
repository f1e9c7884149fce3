import type { ClientTag } from '@formline/shared/contracts/people/clientTags';

/** The tags of each client who has some, by user id, in the order of the tags. */
export type TagsOfClients = ReadonlyMap<number, readonly ClientTag[]>;

export function tagsOfClients(tags: readonly ClientTag[]): TagsOfClients {
  const byClient = new Map<number, ClientTag[]>();
  for (const tag of tags) {
    for (const id of tag.client_ids) {
      const own = byClient.get(id);
      if (own) own.push(tag);
      else byClient.set(id, [tag]);
    }
  }
  return byClient;
}
