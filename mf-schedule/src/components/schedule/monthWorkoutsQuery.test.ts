import { monthWorkoutsQuery } from './monthWorkoutsQuery';

const month = '2026-11';
const keyIn = (kind: 'client' | 'group', club_id: number) =>
  monthWorkoutsQuery({ kind, id: 7 }, { month, scope: { club_id } }).queryKey;

it('keeps the month of a group for each club, and that of a client for all', () => {
  expect(keyIn('group', 4)).not.toEqual(keyIn('group', 5));
  expect(keyIn('client', 4)).toEqual(keyIn('client', 5));
});
