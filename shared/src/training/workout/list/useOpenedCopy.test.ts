import { renderHook } from '@testing-library/react';
import { useOpenedCopy } from './useOpenedCopy';

it('knows the copy by the navigation that brought it, until another workout is open', () => {
  const { result, rerender } = renderHook(({ id, isBrought }) => useOpenedCopy(id, isBrought), {
    initialProps: { id: 7, isBrought: false },
  });
  expect(result.current).toBe(false);
  rerender({ id: 8, isBrought: true });
  rerender({ id: 8, isBrought: false });
  expect(result.current).toBe(true);
  rerender({ id: 7, isBrought: false });
  rerender({ id: 8, isBrought: false });
  expect(result.current).toBe(false);
});
