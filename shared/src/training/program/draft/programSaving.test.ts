import { buildProgram } from '@formline/shared/testing/buildProgram';
import { buildWorkoutSummary } from '@formline/shared/testing/buildWorkoutSummary';
import type { Program } from '@formline/shared/contracts/library/programs';
import { DraftSaver } from '../../editing/draftSaver';
import {
  addWorkouts,
  emptyProgramDraft,
  isSameProgram,
  moveWorkout,
  type ProgramDraft,
  removeWorkout,
  renameProgram,
  toProgramDraft,
} from './programDraft';
import { ProgramSender } from './programSaving';
import type { ProgramSavePort } from './programSavePort';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

function slowServer(opened: Program | null) {
  const calls: Parameters<ProgramSavePort['save']>[] = [];
  const pending: { resolve: (program: Program) => void; reject: (error: Error) => void }[] = [];
  const outcomes: string[] = [];
  let count = 0;
  const port: ProgramSavePort = {
    save: (...call) => {
      calls.push(call);
      return new Promise((resolve, reject) => pending.push({ resolve, reject }));
    },
  };
  const sender = new ProgramSender(opened);
  let latest = opened ? toProgramDraft(opened) : emptyProgramDraft;
  const saver = new DraftSaver(
    {
      saved: latest,
      isStored: opened !== null,
      latest: () => latest,
      isSame: isSameProgram,
      send: (draft: ProgramDraft, key) => sender.send(draft, key, port),
      onSaved: () => void outcomes.push('saved'),
      onFailed: () => void outcomes.push('failed'),
    },
    () => `wish-${(count += 1)}`,
  );
  const save = (draft: ProgramDraft) => {
    latest = draft;
    saver.save(draft);
  };
  let slotId = 100;
  let version = 1;
  const answer = async () => {
    const [{ name = '', workouts = [] } = {}] = calls.at(-1) ?? [];
    version += 1;
    pending.shift()?.resolve(
      buildProgram({
        id: 5,
        name,
        version,
        workouts: workouts.map(({ id, key = String((slotId += 1)) }) => ({
          ...buildWorkoutSummary({ id, key }),
          days_of_week: [],
        })),
      }),
    );
    await settle();
  };
  const refuse = async () => {
    pending.shift()?.reject(new Error('Refused'));
    await settle();
  };
  return { save, calls, outcomes, answer, refuse };
}

const opened = buildProgram({
  id: 5,
  workouts: [{ ...buildWorkoutSummary({ id: 1, key: '11' }), days_of_week: [] }],
});
const draft = toProgramDraft(opened);
const withSecond = addWorkouts(draft, [buildWorkoutSummary({ id: 2 })], { newKey: () => 'new-1' });
const keysSent = (calls: Parameters<ProgramSavePort['save']>[]) =>
  calls.at(-1)?.[0].workouts?.map(({ key }) => key);

it('sends one draft at a time and of those that wait only the newest', async () => {
  const { save, calls, answer } = slowServer(opened);
  for (const name of ['A', 'B', 'C']) save(renameProgram(draft, name));
  expect(calls.map(([{ name }]) => name)).toEqual(['A']);
  await answer();
  expect(calls.map(([{ name }]) => name)).toEqual(['A', 'C']);
  expect(calls.map(([, saved]) => saved?.version)).toEqual([1, 2]);
});

it('knows by which key the server keeps a place that was made here', async () => {
  const { save, calls, answer } = slowServer(opened);
  save(withSecond);
  expect(keysSent(calls)).toEqual(['11', undefined]);
  await answer();
  save(moveWorkout(withSecond, 'new-1', 0));
  expect(keysSent(calls)).toEqual(['101', '11']);
});

it('makes a place anew that was taken out and put back by undo', async () => {
  const { save, calls, answer } = slowServer(opened);
  save(removeWorkout(withSecond, '11'));
  await answer();
  save(withSecond);
  expect(keysSent(calls)).toEqual([undefined, '101']);
});

it('makes a new program once and changes it from then on', async () => {
  const { save, calls, answer } = slowServer(null);
  save(withSecond);
  save(draft);
  await answer();
  expect(calls.map(([, saved]) => saved?.id)).toEqual([undefined, 5]);
});

it('tries the same draft again under the same key, another one under its own', async () => {
  const { save, calls, outcomes, refuse } = slowServer(opened);
  save(withSecond);
  await refuse();
  expect(outcomes).toEqual(['failed']);
  save(withSecond);
  await refuse();
  save(draft);
  expect(calls.map(([, , key]) => key)).toEqual(['wish-1', 'wish-1', 'wish-2']);
});

it('does not send what the server has, but what was changed and changed back while it was sent', async () => {
  const { save, calls, answer } = slowServer(opened);
  save(draft);
  expect(calls).toHaveLength(0);
  save(withSecond);
  save(draft);
  await answer();
  expect(calls.map(([{ workouts }]) => workouts?.length)).toEqual([2, 1]);
});
