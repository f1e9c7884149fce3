import { onActivityElsewhere, readLastActivity, writeLastActivity } from './lastActivity';

const KEY = 'formline.lastActivity';

afterEach(() => {
  writeLastActivity(null);
  localStorage.clear();
});

it('is known to every tab', () => {
  writeLastActivity(1_700_000_000_000);
  expect(localStorage.getItem(KEY)).toBe('1700000000000');
  localStorage.setItem(KEY, '1700000009000');
  expect(readLastActivity()).toBe(1_700_000_009_000);
});

it.each(['soon', '"1"', '-5', '{}', 'null'])('takes %s for what this page itself knows', (stored) => {
  writeLastActivity(5);
  localStorage.setItem(KEY, stored);
  expect(readLastActivity()).toBe(5);
});

it('is kept for this page when the storage takes nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  writeLastActivity(7);
  expect(readLastActivity()).toBe(7);
});

it('tells of activity in another tab until nobody listens', () => {
  const listener = jest.fn();
  const stop = onActivityElsewhere(listener);
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  stop();
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(listener).toHaveBeenCalledTimes(1);
});
