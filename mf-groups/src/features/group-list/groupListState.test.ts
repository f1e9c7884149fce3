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
  expect(groupListState({ all: groups, arranged: groups, isFiltered: false, isLoading, search }).kind).toBe(
    kind,
  );
});

it('is filtered without a search, and waits for what its order needs', () => {
  const given = { all, isLoading: true, search: '' };
  expect(groupListState({ ...given, arranged: all.slice(1), isFiltered: true })).toEqual({
    kind: 'filtered',
    shown: all.slice(1),
  });
  expect(groupListState({ ...given, arranged: undefined, isFiltered: true }).kind).toBe('loading');
});
