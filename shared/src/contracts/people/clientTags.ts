import { endpoint } from '../endpoint';
import { dbId, urlId, versionRead } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

export const TAG_COLORS = ['teal', 'blue', 'purple', 'pink', 'orange', 'yellow', 'green', 'gray'] as const;
export type TagColor = (typeof TAG_COLORS)[number];
export const LONGEST_TAG = 30;
export const MOST_TAGS = 50;

const tagSchema = z.object({
  id: dbId,
  name: z.string(),
  color: z.enum(TAG_COLORS),
  /** Present clients of the trainer, by ascending id. */
  client_ids: z.array(dbId),
  version: z.int(),
});
export type ClientTag = z.infer<typeof tagSchema>;

const written = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_TAG)),
  color: z.enum(TAG_COLORS),
};
/** As many as a trainer may have; the list of clients is never longer. */
const clientIds = z.withDefault(z.array(dbId).check(z.maxLength(10_000)), []);

const ofTrainer = {
  tag: 'Clients',
  access: 'trainer',
  resources: ['tags'],
  path: `/${API_VERSION}/api/users/trainer/tags`,
} as const;
const ofTag = {
  ...ofTrainer,
  path: `/${API_VERSION}/api/users/trainer/tags/:tagId`,
  params: z.object({ tagId: urlId }),
} as const;

export const listClientTags = endpoint({
  ...ofTrainer,
  method: 'GET',
  summary: 'The tags of the trainer by name, each with its clients',
  resources: ['tags', 'clients'],
  result: z.array(tagSchema),
});

export const createClientTag = endpoint({
  ...ofTrainer,
  method: 'POST',
  summary: 'Makes a tag and puts it on clients',
  body: z.object({ ...written, client_ids: clientIds }),
  result: tagSchema,
});

export const updateClientTag = endpoint({
  ...ofTag,
  method: 'PUT',
  summary: 'Gives a tag another name or colour',
  body: z.object({ ...written, version: versionRead }),
  result: tagSchema,
});

export const deleteClientTag = endpoint({
  ...ofTag,
  method: 'DELETE',
  summary: 'Removes a tag, from its clients too',
  result: z.object({ id: dbId }),
});

export const tagClients = endpoint({
  ...ofTag,
  method: 'POST',
  path: `/${API_VERSION}/api/users/trainer/tags/:tagId/clients`,
  summary: 'Puts a tag on clients and takes it off others',
  body: z.object({ added_client_ids: clientIds, removed_client_ids: clientIds }),
  result: tagSchema,
});

export const clientTagEndpoints = {
  listClientTags,
  createClientTag,
  updateClientTag,
  deleteClientTag,
  tagClients,
} as const;
