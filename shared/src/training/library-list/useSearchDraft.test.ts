import { act, renderHook } from '@testing-library/react';
import { SEARCH_DEBOUNCE_MS, useSearchDraft } from './useSearchDraft';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setUp = () => {
  const handleSearch = jest.fn<undefined, [string]>();
  const hook = renderHook(({ search }) => useSearchDraft(search, (text) => handleSearch(text)), {
    initialProps: { search: '' },
  });
  const type = (text: string) => act(() => hook.result.current.changeDraft(text));
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { ...hook, handleSearch, type, wait };
};

it('hands the text over once, when typing has paused', () => {
  const { handleSearch, type, wait } = setUp();
  type('sq');
  wait(SEARCH_DEBOUNCE_MS - 1);
  type('squat');
  wait(SEARCH_DEBOUNCE_MS - 1);
  expect(handleSearch).not.toHaveBeenCalled();
  wait(1);
  expect(handleSearch.mock.calls).toEqual([['squat']]);
});

it('counts the pause from the last key, whatever is drawn meanwhile', () => {
  const { handleSearch, rerender, type, wait } = setUp();
  type('squat');
  wait(SEARCH_DEBOUNCE_MS - 1);
  rerender({ search: '' });
  wait(1);
  expect(handleSearch.mock.calls).toEqual([['squat']]);
});

it('keeps what is typed while the address catches up', () => {
  const { result, rerender, type, wait } = setUp();
  type('squat');
  wait(SEARCH_DEBOUNCE_MS);
  type('squat j');
  rerender({ search: 'squat' });
  expect(result.current.draft).toBe('squat j');
});

it('gives way to a search that comes from outside', () => {
  const { result, rerender, handleSearch, type, wait } = setUp();
  type('squat');
  wait(SEARCH_DEBOUNCE_MS);
  rerender({ search: 'squat' });
  rerender({ search: '' });
  expect(result.current.draft).toBe('');
  rerender({ search: 'squat' });
  expect(result.current.draft).toBe('squat');
  wait(SEARCH_DEBOUNCE_MS);
  expect(handleSearch).toHaveBeenCalledTimes(1);
});
