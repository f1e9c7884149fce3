import { listBestSets } from '@formline/shared/contracts/records/loggedWorkouts';
import { oneRepMaxContract } from '@formline/shared/contracts/calculators/oneRepMax';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, waitFor } from '@testing-library/react';
import { ExerciseCalculator } from './ExerciseCalculator';
import { markIntroSeen } from './seenIntros';

const squat = { exercise_id: 3, name: 'Squat', date: '2026-11-20', reps: 5, weight: 200 };

async function open(query: string, answers: (api: FakeApi) => void = () => {}) {
  const api = fakeApi();
  await signInAs(api, buildCurrentUser());
  api.answer(oneRepMaxContract.readCurrent, null);
  api.answer(oneRepMaxContract.listHistory, { history: [], nextPage: null });
  answers(api);
  markIntroSeen('oneRepMax');
  const calculator = <ExerciseCalculator client={buildClient({ id: 11 })} />;
  return renderRoute(calculator, { path: '/', at: `/${query}` });
}

it('opens the calculator with the best recent set of the exercise, and leaves the URL when it is closed', async () => {
  const { user, router } = await open('?clientId=11&calculator=oneRepMax&exerciseId=3', (api) =>
    api.answer(listBestSets, [{ ...squat, exercise_id: 2, weight: 300 }, squat]),
  );
  expect(await screen.findByRole('textbox', { name: 'Load lifted (lb)' })).toHaveValue('200');
  expect(screen.getByRole('textbox', { name: 'Repetitions to failure' })).toHaveValue('5');
  expect(screen.getByRole('textbox', { name: /^Exercise/ })).toHaveValue('Squat');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe('?clientId=11'));
});

it('opens it empty when the history fails to load, and not at all without an exercise', async () => {
  const { unmount } = await open('?calculator=oneRepMax&exerciseId=3', (api) =>
    api.refuse(listBestSets, 500),
  );
  expect(await screen.findByRole('textbox', { name: 'Load lifted (lb)' })).toHaveValue('');
  unmount();
  await open('?calculator=oneRepMax&exerciseId=x');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
