import { act, renderHook } from '@testing-library/react';
import { useSaving } from './useSaving';

const first = { name: 'Ava' };
const second = { name: 'Ben' };

it('goes from clickable over loading to saved, and an edit returns to clickable', async () => {
  const { result, rerender } = renderHook((values: typeof first) => useSaving(values), {
    initialProps: first,
  });
  expect(result.current.state).toBe('clickable');
  let finish = () => {};
  act(() => {
    void result.current.save(() => new Promise<void>((resolve) => (finish = resolve)));
  });
  expect(result.current.state).toBe('loading');
  await act(async () => finish());
  expect(result.current.state).toBe('saved');
  rerender(second);
  expect(result.current.state).toBe('clickable');
});

it('is clickable again when something was edited while it saved', async () => {
  const { result, rerender } = renderHook((values: typeof first) => useSaving(values), {
    initialProps: first,
  });
  let finish = () => {};
  act(() => {
    void result.current.save(() => new Promise<void>((resolve) => (finish = resolve)));
  });
  rerender(second);
  expect(result.current.state).toBe('loading');
  await act(async () => finish());
  expect(result.current.state).toBe('clickable');
});

it('shows a failure, and tries the same values under the same key', async () => {
  const { result } = renderHook(() => useSaving(first));
  const keys: string[] = [];
  const refuse = (key: string) => {
    keys.push(key);
    return Promise.reject(new Error('Refused'));
  };
  await act(async () => expect(await result.current.save(refuse)).toBe(false));
  expect(result.current.state).toBe('error');
  await act(() => result.current.save(refuse));
  expect(keys[1]).toBe(keys[0]);
});

it('says for a given time that it is saved, and at once no more when it is told to', async () => {
  jest.useFakeTimers();
  const { result } = renderHook(() => useSaving(first, { savedMs: 2000 }));
  await act(() => result.current.save(() => Promise.resolve()));
  act(() => jest.advanceTimersByTime(1999));
  expect(result.current.state).toBe('saved');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.state).toBe('clickable');
  await act(() => result.current.save(() => Promise.resolve()));
  act(() => result.current.reset());
  expect(result.current.state).toBe('clickable');
  jest.useRealTimers();
});

it('tells whether something is unsaved, by the fields', async () => {
  const { result, rerender } = renderHook((values: typeof first) => useSaving(values), {
    initialProps: first,
  });
  const isUnsavedWith = (values: typeof first) => {
    rerender(values);
    return result.current.isUnsaved;
  };
  expect([first, second, { ...first }].map(isUnsavedWith)).toEqual([false, true, false]);
  rerender(second);
  await act(() => result.current.save(() => Promise.resolve()));
  expect([second, { ...second }, first].map(isUnsavedWith)).toEqual([false, false, true]);
  await act(() => result.current.save(() => Promise.reject(new Error('Refused'))));
  expect(result.current.isUnsaved).toBe(true);
});
