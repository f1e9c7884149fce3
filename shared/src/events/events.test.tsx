import { act, renderHook } from '@testing-library/react';
import { emitEvent, onEvent, useLastEvent } from './events';

const personal = { clubId: null, locationId: null };

it('gives a remote that loads late the last club profile at once', () => {
  emitEvent('profile:club-selected', { clubId: 7, locationId: null });
  const received = jest.fn();
  onEvent('profile:club-selected', received).unsubscribe();
  expect(received).toHaveBeenCalledWith({ clubId: 7, locationId: null });
});

it('hears nothing after its subscription ended', () => {
  const received = jest.fn();
  const subscription = onEvent('session:token-changed', received);
  subscription.unsubscribe();
  emitEvent('session:token-changed', { access_token: 'a' });
  expect(received).not.toHaveBeenCalled();
});

it('follows the event as state', () => {
  const { result } = renderHook(() => useLastEvent('profile:club-selected', personal));
  act(() => emitEvent('profile:club-selected', { clubId: 9, locationId: 2 }));
  expect(result.current).toEqual({ clubId: 9, locationId: 2 });
});
