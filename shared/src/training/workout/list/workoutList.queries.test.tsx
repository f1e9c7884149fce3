import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { readWorkout } from '../../../contracts/library/workouts';
import { QueryClient, QueryClientProvider, useQuery } from '../../../query/query';
import { buildWorkout } from '../../../testing/buildWorkout';
import { fakeApi } from '../../../testing/fakeApi';
import { libraryWorkouts, programWorkoutsQuery } from '../../program/editor/programWorkouts';
import { removeWorkoutFromCache, setWorkoutInCache, workoutQuery } from './workoutList.queries';

const before = buildWorkout({}, { id: 7, name: 'Leg Day' });
const saved = { ...before, name: 'Leg Day 2', version: 2 };
const { queryKey } = workoutQuery(7);

describe('a saved workout', () => {
  it('is not written over by an answer that was under way', async () => {
    const api = fakeApi();
    api.answer(readWorkout, before);
    const cache = new QueryClient();
    cache.setQueryData(queryKey, before);
    const reading = cache.query(workoutQuery(7)).catch(() => undefined);
    setWorkoutInCache(cache, saved);
    await reading;
    expect(cache.getQueryData(queryKey)).toEqual(saved);
  });

  it('stands in the programs that show it', () => {
    const cache = new QueryClient();
    const contents = programWorkoutsQuery(libraryWorkouts, [7]).queryKey;
    cache.setQueryData(contents, new Map([[7, before]]));
    setWorkoutInCache(cache, saved);
    expect(cache.getQueryData(contents)?.get(7)).toEqual(saved);
  });
});

describe('a deleted workout', () => {
  it('is forgotten at once where nobody shows it', () => {
    const cache = new QueryClient();
    cache.setQueryData(queryKey, before);
    removeWorkoutFromCache(cache, 7);
    expect(cache.getQueryData(queryKey)).toBeUndefined();
  });

  it('stays for who still shows it, and is forgotten when the last one leaves', () => {
    const cache = new QueryClient();
    cache.setQueryData(queryKey, before);
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    );
    const { unmount } = renderHook(() => useQuery({ ...workoutQuery(7), enabled: false }), { wrapper });
    removeWorkoutFromCache(cache, 7);
    expect(cache.getQueryData(queryKey)).toEqual(before);
    unmount();
    expect(cache.getQueryData(queryKey)).toBeUndefined();
  });
});
