import { renderRoute } from '@formline/shared/testing/render';
import { act } from '@testing-library/react';
import { InviteSent } from './InviteSent';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('stands for two seconds and then leads on, once', () => {
  const handleShown = jest.fn();
  renderRoute(<InviteSent text="A letter is on its way." onShown={handleShown} />, { path: '/' });
  act(() => jest.advanceTimersByTime(1_999));
  expect(handleShown).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(handleShown).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(10_000));
  expect(handleShown).toHaveBeenCalledTimes(1);
});
