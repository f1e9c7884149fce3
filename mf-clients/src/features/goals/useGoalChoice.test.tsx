import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { updateUser } from '@formline/shared/contracts/people/profiles';
import { QueryClient, QueryClientProvider } from '@formline/shared/query';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, renderHook } from '@testing-library/react';
import { goals, goalsClient } from '../../testing/openGoalsDialog';
import { useGoalChoice } from './useGoalChoice';

const [fatLoss, strength] = goals;

it('never puts back what somebody else has changed meanwhile', async () => {
  const api = fakeApi();
  await signInAs(api);
  const { result, rerender } = renderHook(useGoalChoice, {
    initialProps: withGoals(fatLoss),
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
  rerender(withGoals(strength));
  expect(result.current.choice.goal_id).toBe(2);
  api.answer(updateUser, withGoals(strength));
  act(() => result.current.choose({ activity_level_id: 5 }));
  await act(() => result.current.save('a key'));
  expect(api.requests(updateUser).map(({ body }) => body)).toEqual([{ activity_level_id: 5 }]);
});

it('is based on what was shown when the choice began, and lets go of it when that is stale', async () => {
  const api = fakeApi();
  await signInAs(api);
  const { result, rerender } = renderHook(useGoalChoice, {
    initialProps: { ...withGoals(fatLoss), version: 3 },
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
  act(() => result.current.choose({ goal_id: 2 }));
  rerender({ ...withGoals(undefined), version: 4 });
  api.refuse(updateUser, 409, { code: errorCodes.staleVersion });
  await act(() => result.current.save('a key').catch(() => undefined));
  expect(result.current.choice.goal_id).toBeNull();
  act(() => result.current.choose({ goal_id: 2 }));
  api.answer(updateUser, { ...withGoals(strength), version: 5 });
  await act(() => result.current.save('another key'));
  expect(api.requests(updateUser).map(({ body }) => body)).toEqual([
    { goal_id: 2, version: 3 },
    { goal_id: 2, version: 4 },
  ]);
});

const withGoals = (goal: (typeof goals)[number] | undefined) => ({
  ...goalsClient,
  client_user: { ...goalsClient.client_user, goals: goal ? [goal] : [] },
});
