import type { ClientTag } from '@formline/shared/contracts/people/clientTags';
import { tagsOfClients } from './tagsOfClients';

const tag = (id: number, client_ids: number[]): ClientTag => ({
  id,
  name: `Tag ${id}`,
  color: 'teal',
  client_ids,
  version: 1,
});

it('knows the tags of each client in the order of the tags', () => {
  const byClient = tagsOfClients([tag(2, [7, 8]), tag(1, [8]), tag(3, [])]);
  expect([...byClient].map(([id, tags]) => [id, tags.map((one) => one.id)])).toEqual([
    [7, [2]],
    [8, [2, 1]],
  ]);
});
