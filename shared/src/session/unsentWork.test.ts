import * as z from '../contracts/schema';
import { startSession, unsentRecord, unsentWork, unsentWorkSchema } from './session';

const DAY_MS = 86_400_000;

const work = (title: string, writtenAt?: number) => ({
  title,
  path: '/',
  count: 1,
  ...(writtenAt && { writtenAt }),
});
const record = (userId: number, name: string) =>
  unsentRecord({ userId, name }, z.object({ work: unsentWorkSchema }));

it('a page start removes what nobody came back for in 30 days, whoever wrote it', async () => {
  const now = Date.now();
  record(7, 'old').write({ work: work('old', now - 31 * DAY_MS) });
  record(7, 'recent').write({ work: work('recent', now - 29 * DAY_MS) });
  record(7, 'of an earlier version').write({ work: work('undated') });
  record(8, 'old').write({ work: work('of another', now - 31 * DAY_MS) });
  await startSession({ startOver: jest.fn(), hasUnsavedWork: () => false });
  expect(
    unsentWork(7)
      .map(({ title }) => title)
      .sort(),
  ).toEqual(['recent', 'undated']);
  expect(unsentWork(8)).toEqual([]);
});
