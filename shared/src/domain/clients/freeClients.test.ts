import { buildClubProfile, buildCurrentUser } from '../../testing/builders';
import {
  freeClientsToChoose,
  heldSince,
  mayWorkWith,
  nextSeatFreeAt,
  seatHeldUntil,
  stepForInactive,
} from './freeClients';

const now = new Date('2028-02-15T09:00:00.000Z');
const free = buildCurrentUser({ subscription_expiration_date: null, max_free_clients: 3 });
const subscribed = buildCurrentUser({ subscription_expiration_date: '2028-03-01T00:00:00.000Z' });
const held = { ...free, held_free_places: ['2028-02-20T00:00:00.000Z', '2028-02-15T09:00:00.000Z'] };
const ofClub = buildCurrentUser({
  subscription_expiration_date: null,
  club_connect_user: [buildClubProfile()],
});

it.each([
  ['all places while nobody is active', free, { active: 0, total: 5 }, 3],
  ['the places that are left', free, { active: 2, total: 5 }, 1],
  ['no more than there are clients', free, { active: 0, total: 2 }, 2],
  ['none once all places are taken', free, { active: 3, total: 5 }, 0],
  ['none beyond the limit', free, { active: 4, total: 5 }, 0],
  ['none when all are active', free, { active: 2, total: 2 }, 0],
  ['not the place of a removed client, until it is free', held, { active: 0, total: 5 }, 2],
  ['none for a subscriber', subscribed, { active: 0, total: 5 }, 0],
  ['none for a club’s trainer', ofClub, { active: 0, total: 5 }, 0],
])('of free clients are to be chosen: %s', (_name, trainer, counts, expected) => {
  expect(freeClientsToChoose(trainer, counts, now)).toBe(expected);
});

it.each([
  ['chosen while a place is free', free, 2, 'choose'],
  ['a reason to upgrade once all places are taken', free, 3, 'upgrade'],
  ['a reason to upgrade while the place of a removed client is taken', held, 2, 'upgrade'],
  ['reactivated by a subscriber', subscribed, 3, 'reactivate'],
  ['reactivated by a club’s trainer', ofClub, 3, 'reactivate'],
])('an inactive client is %s', (_name, trainer, active, expected) => {
  expect(stepForInactive(trainer, active, now)).toBe(expected);
});

it('the place of a removed client is free again after 30 days', () => {
  expect(nextSeatFreeAt(held, now)).toBe('2028-02-20T00:00:00.000Z');
  expect(nextSeatFreeAt(free, now)).toBeNull();
  expect(seatHeldUntil(heldSince(now))).toBe(now.toISOString());
});

it.each([
  ['an active client', free, { isActive: true, active: 3 }, true],
  ['no inactive client', free, { isActive: false, active: 1 }, false],
  ['nobody while more are active than are free', free, { isActive: true, active: 4 }, false],
  ['everybody with a subscription', subscribed, { isActive: false, active: 0 }, true],
  ['everybody in a club', ofClub, { isActive: false, active: 9 }, true],
])('a trainer may work with %s', (_name, trainer, client, expected) => {
  expect(mayWorkWith(trainer, client, now)).toBe(expected);
});
