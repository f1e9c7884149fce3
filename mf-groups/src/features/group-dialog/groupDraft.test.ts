import { MOST_GROUP_MEMBERS } from '@formline/shared/contracts/scheduling/clientGroups';
import type { GroupMember } from '../../components/members/groupMember';
import {
  type GroupDraft,
  isChanged,
  memberChanges,
  memberships,
  withinMost,
  withMembers,
} from './groupDraft';

const member = (id: number, full_name: string): GroupMember => ({
  id,
  client_user_id: id,
  first_name: full_name,
  full_name,
  avatar_url: null,
  isActive: true,
});
const [ana, ben, zoe] = [member(1, 'Ana'), member(2, 'Ben'), member(3, 'Zoe')];
const draft = (...members: readonly GroupMember[]): GroupDraft => ({
  title: 'Runners',
  members,
  removedWork: 'keep',
});

it('tells who joins and who leaves', () => {
  expect(memberChanges(draft(ana, ben), draft(zoe, ben))).toEqual({ joining: [zoe], leaving: [ana] });
});

it('shows those who leave where they stood', () => {
  expect(
    memberships(draft(ana, ben), draft(zoe, ben)).map(({ member: { full_name }, membership }) => [
      full_name,
      membership,
    ]),
  ).toEqual([
    ['Ana', 'leaves'],
    ['Ben', 'stays'],
    ['Zoe', 'joins'],
  ]);
});

it.each([
  ['nothing', draft(ana, ben), false],
  ['blanks around the name', { ...draft(ana, ben), title: ' Runners ' }, false],
  ['another order', draft(ben, ana), false],
  ['the choice for nobody', { ...draft(ana, ben), removedWork: 'remove' as const }, false],
  ['the name', { ...draft(ana, ben), title: 'Walkers' }, true],
  ['a member', draft(ana), true],
])('%s changed', (_what, changed, expected) => {
  expect(isChanged(draft(ana, ben), changed)).toBe(expected);
});

it('takes nobody in twice', () => {
  expect(withMembers([ana], [ben, ana], true)).toEqual([ana, ben]);
  expect(withMembers([ana, ben], [ben, zoe], false)).toEqual([ana]);
});

it('takes in as many as there is room for, and leaves nobody out for it', () => {
  const crowd = (count: number) => Array.from({ length: count }, (_, at) => member(at + 10, `Client ${at}`));
  const almost = crowd(MOST_GROUP_MEMBERS - 1);
  expect(withinMost(almost, [ana, ben], true)).toEqual([...almost, ana]);
  const tooMany = crowd(MOST_GROUP_MEMBERS + 2);
  expect(withinMost(tooMany, [ana], true)).toEqual(tooMany);
  expect(withinMost(tooMany, tooMany.slice(0, 1), false)).toEqual(tooMany.slice(1));
});
