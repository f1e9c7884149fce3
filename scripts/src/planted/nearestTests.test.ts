import { nearestTests } from './nearestTests';

const FILE = 'mf-clients/src/features/goals/useMilestones.ts';

it('runs those first that fewer imports lie between', () => {
  const distances = new Map([
    ['mf-clients/src/features/goals/GoalsDialog.test.tsx', 3],
    ['host/src/routing/routeTable.test.tsx', 1],
    ['mf-clients/src/routes/ClientDashboardRoute.test.tsx', 2],
  ]);
  expect(nearestTests(FILE, distances, [2, 2])).toEqual([
    ['host/src/routing/routeTable.test.tsx', 'mf-clients/src/routes/ClientDashboardRoute.test.tsx'],
    ['mf-clients/src/features/goals/GoalsDialog.test.tsx'],
  ]);
});

it('prefers the same folder among those as far away, then the same package', () => {
  const distances = new Map([
    ['host/src/a.test.ts', 2],
    ['mf-clients/src/routes/b.test.ts', 2],
    ['mf-clients/src/features/goals/c.test.ts', 2],
  ]);
  expect(nearestTests(FILE, distances, [1, 1, 1])).toEqual([
    ['mf-clients/src/features/goals/c.test.ts'],
    ['mf-clients/src/routes/b.test.ts'],
    ['host/src/a.test.ts'],
  ]);
});

it('leaves out what fits into no round', () => {
  const distances = new Map([
    ['host/src/a.test.ts', 1],
    ['host/src/b.test.ts', 2],
  ]);
  expect(nearestTests(FILE, distances, [1])).toEqual([['host/src/a.test.ts']]);
});
