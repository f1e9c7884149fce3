import { buildGroup } from '../../testing/buildGroup';
import { groupListState } from './groupListState';
import { listGroups } from './listedGroups';

const all = listGroups([buildGroup('Runners'), buildGroup('Strength')]);

it.each([
  ['loading', undefined, true, ''],
  ['loading', undefined, true, 'run'],
  ['error', undefined, false, ''],
  ['empty', [], false, 'run'],
  ['loaded', all, false, ' '],
  ['filtered', all, false, 'run'],
  ['filtered', all, false, 'nobody'],
] as const)('is %s', (kind, groups, isLoading, search) => {
  expect(groupListState({ all: groups, isLoading, search }).kind).toBe(kind);
});
