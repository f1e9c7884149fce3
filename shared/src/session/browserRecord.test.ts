import * as z from '../contracts/schema';
import { browserRecord, clearSessionRecords } from './browserRecord';

const storages = {
  everywhere: { tabs: 'all', until: 'removed' },
  session: { tabs: 'all', until: 'sign-out' },
  tab: { tabs: 'this', until: 'removed' },
  tabSession: { tabs: 'this', until: 'sign-out' },
} as const;
const record = (area: keyof typeof storages) => browserRecord('note', z.string(), storages[area]);

afterEach(() => {
  jest.restoreAllMocks();
  for (const area of ['everywhere', 'session', 'tab', 'tabSession'] as const) record(area).clear();
});

it('keeps the four kinds apart and ends only those of the sign-in with it', () => {
  for (const area of ['everywhere', 'session', 'tab', 'tabSession'] as const) record(area).write(area);
  clearSessionRecords('all');
  expect(record('everywhere').read()).toBe('everywhere');
  expect(record('tab').read()).toBe('tab');
  expect(record('session').read()).toBeNull();
  expect(record('tabSession').read()).toBeNull();
});

it.each(['', '{', 'null', '7', '{"a":1}'])('reads the damaged text %j as nothing', (text) => {
  localStorage.setItem('formline.note', text);
  expect(record('everywhere').read()).toBeNull();
  expect(record('everywhere').exists()).toBe(true);
});

it('keeps what a full storage refuses in the page, and lets go of it with the session', () => {
  record('session').write('old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(record('session').write('new')).toBe(false);
  expect(record('session').read()).toBe('new');
  clearSessionRecords('all');
  expect(record('session').read()).toBeNull();
});

it('hears other tabs until told not to, also when they empty the whole storage', () => {
  const listener = jest.fn();
  const stop = record('session').onChangedElsewhere(listener);
  for (const key of ['formline.session.note', null, 'formline.note']) {
    dispatchEvent(new StorageEvent('storage', { key }));
  }
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  dispatchEvent(new StorageEvent('storage', { key: 'formline.session.note' }));
  expect(listener).toHaveBeenCalledTimes(2);
});
