import { listClientTags } from '@formline/shared/contracts/people/clientTags';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';

/** Every page of clients asks for the trainer's tags. */
export function fakeApiWithoutTags(): FakeApi {
  const api = fakeApi();
  api.answer(listClientTags, []);
  return api;
}
