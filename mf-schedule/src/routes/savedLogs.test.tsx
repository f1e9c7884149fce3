import { readWorkoutLog, saveWorkoutLog } from '@formline/shared/contracts/records/loggedWorkouts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { emitEvent } from '@formline/shared/events';
import { stopAtFriday } from '../testing/clock';
import {
  done,
  field,
  loggedSet,
  logOf,
  openLog,
  sent,
  stored,
  storing,
  toLog,
} from '../testing/logWorkoutPage';

beforeEach(stopAtFriday);
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('keeps what could not be sent through a reload, and sends it once', async () => {
  const first = await openLog({ answers: (api) => api.refuse(saveWorkoutLog, 0) });
  await first.user.click(await done('Squat, set 2 done'));
  expect(
    await screen.findByText('Kept in this browser. It is sent when the connection is back.'),
  ).toBeVisible();
  expect(stored()).not.toBeNull();
  first.unmount();
  const second = await openLog();
  expect(await done('Squat, set 2 done')).toBeChecked();
  await screen.findByText('Saved');
  expect(sent(second.api)).toHaveLength(1);
  expect(sent(second.api)[0]).toMatchObject({ version: 0, exercises: [{ sets: [{ number: 2 }] }] });
  expect(stored()).toBeNull();
});

/** Figures of the third set are typed, the first one is ticked, and the page is left. */
async function leaveWithTypedReps(typed: string) {
  const { user, unmount } = await openLog();
  const reps = await field('Squat, set 3, Reps');
  await user.clear(reps);
  await user.type(reps, typed);
  await user.click(await done('Squat, set 1 done'));
  await screen.findByText('Saved');
  unmount();
}

it.each([
  ['also after another set was saved', logOf(1, loggedSet(1))],
  ['beside what another device logged', logOf(2, loggedSet(1), loggedSet(2))],
])('keeps what is typed but not ticked through a reload, %s', async (_when, log) => {
  await leaveWithTypedReps('5');
  const { api } = await openLog({ answers: (fake) => fake.answer(readWorkoutLog, { ...toLog, log }) });
  expect(await field('Squat, set 3, Reps')).toHaveValue('5');
  for (const { number } of log.exercises[0]?.sets ?? []) {
    expect(await done(`Squat, set ${number} done`)).toBeChecked();
  }
  expect(await done('Squat, set 3 done')).not.toBeChecked();
  expect(sent(api)).toHaveLength(0);
});

it('keeps what is typed when another tab saves', async () => {
  const { api, user } = await openLog();
  const reps = await field('Squat, set 3, Reps');
  await user.clear(reps);
  await user.type(reps, '5');
  api.answer(readWorkoutLog, { ...toLog, log: logOf(1, loggedSet(1)) });
  const change = { resources: readWorkoutLog.resources, reload: 'now', upToDate: [], tab: 'other' } as const;
  act(() => emitEvent('server:data-changed', change));
  await waitFor(async () => expect(await done('Squat, set 1 done')).toBeChecked());
  expect(await field('Squat, set 3, Reps')).toHaveValue('5');
  expect(stored()).not.toBeNull();
});

it('sends again when the connection is back', async () => {
  const { api, user } = await openLog({ answers: (fake) => fake.refuse(saveWorkoutLog, 0) });
  await user.click(await done('Squat, set 2 done'));
  await screen.findByText(/^Kept in this browser/);
  storing(api);
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('Saved');
  const keys = api.headers(saveWorkoutLog).map((headers) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

it('knows its own log again when only the answer was lost', async () => {
  const first = await openLog({ answers: (api) => api.refuse(saveWorkoutLog, 0) });
  await first.user.click(await done('Squat, set 1 done'));
  await screen.findByText(/^Kept in this browser/);
  await first.user.click(await done('Squat, set 2 done'));
  first.unmount();
  const { api } = await openLog({
    answers: (fake) => {
      fake.answer(readWorkoutLog, { ...toLog, log: logOf(1, loggedSet(1)) });
      storing(fake, 1);
    },
  });
  await screen.findByText('Saved');
  expect(screen.queryByText('Somebody else logged this workout too')).not.toBeInTheDocument();
  expect(sent(api).at(-1)).toMatchObject({
    version: 1,
    exercises: [{ sets: [{ number: 1 }, { number: 2 }] }],
  });
  expect(stored()).toBeNull();
});

it('says that somebody else logged too, and puts both together', async () => {
  const { api, user } = await openLog();
  await done('Squat, set 1 done');
  api.answer(readWorkoutLog, { ...toLog, log: logOf(4, loggedSet(2, { reps: 6 })) });
  storing(api, 4);
  await user.click(await done('Squat, set 1 done'));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Somebody else logged this workout too');
  await user.click(within(notice).getByRole('button', { name: 'Put both together' }));
  await screen.findByText('Saved');
  expect(sent(api).at(-1)).toMatchObject({
    version: 4,
    exercises: [
      {
        sets: [
          { number: 1, reps: 8 },
          { number: 2, reps: 6 },
        ],
      },
    ],
  });
  expect(await field('Squat, set 2, Reps')).toHaveValue('6');
});
