import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from '@formline/shared/contracts/schema';
import { workspaceRoot } from '@formline/tooling/workspace';

const packages = ['host', 'mf-auth', 'mf-groups', 'shared', 'api', 'e2e', 'tooling'];

const layers = [
  'contracts',
  'domain',
  'events',
  'query',
  'routing',
  'slots',
  'site-config',
  'api-client',
  'ui',
  'session',
  'training',
];

const apiModules = [
  ...['search', 'operations', 'clientReports', 'analytics'].map((name) => `platform/${name}`),
  ...[
    'legalDocuments',
    'userAccounts',
    'credentials',
    'twoStep',
    'tokens',
    'registration',
    'passwordReset',
    'accountRemoval',
  ].map((name) => `accounts/${name}`),
  ...[
    'clubs',
    'activities',
    'users',
    'clients',
    'clientTags',
    'activityFeed',
    'qualifications',
    'clientInvitations',
    'clientDataRemoval',
  ].map((name) => `people/${name}`),
  ...['libraryLists', 'catalogues', 'media', 'exercises', 'compoundRoutines', 'workouts', 'programs'].map(
    (name) => `library/${name}`,
  ),
  ...[
    'plans',
    'clientGroups',
    'calendarChanges',
    'schedules',
    'groupSchedules',
    'calendarEdits',
    'calendars',
  ].map((name) => `scheduling/${name}`),
  ...[
    'healthRecords',
    'measurements',
    'performanceAssessments',
    'ohsa',
    'nutrition',
    'milestones',
    'calculators',
    'loggedWorkouts',
    'warmUps',
    'notes',
  ].map((name) => `records/${name}`),
  ...['clientOverview', 'attention'].map((name) => `overview/${name}`),
];

const libraries = {
  'ui-wall': '@chakra-ui/react',
  'motion-wall': 'framer-motion',
  'sortable-wall': 'react-dnd',
  'charts-wall': 'd3-scale',
  'film-wall': 'shaka-player',
  'router-wall': 'react-router-dom',
  'query-wall': '@tanstack/react-query',
  'events-wall': 'rxjs',
  'api-client-wall': 'axios',
  'phone-number-wall': 'libphonenumber-js',
  'schema-wall': 'zod',
};

const breaches: Record<string, readonly [file: string, imports: string]> = {
  cycle: ['shared/src/ui/chicken.ts', './egg'],
  unresolved: ['host/src/lost.ts', './nowhere'],
  'remote-to-remote': ['mf-auth/src/toRemote.tsx', '@formline/mf-groups/src/target'],
  'remote-to-host': ['mf-auth/src/toHost.tsx', '@formline/host/src/target'],
  'host-to-remote': ['host/src/toRemote.tsx', '@formline/mf-auth/src/target'],
  'dashboard-to-tools': ['host/src/toTools.ts', '@formline/tooling/src/target'],
  'shared-to-above': ['shared/src/ui/toAbove.ts', '@formline/host/src/target'],
  'api-to-dashboard': ['api/src/toScreen.ts', '@formline/host/src/target'],
  'api-to-shared': ['api/src/toUi.ts', '@formline/shared/src/ui/target'],
  'e2e-to-product': ['e2e/journeys/signIn.ts', '@formline/host/src/target'],
  'package-by-path': ['mf-auth/src/byPath.tsx', '../../shared/src/ui/target'],
  'feature-to-feature': ['mf-auth/src/features/login/toSibling.ts', '../reset/target'],
  'basics-without-style-system': ['shared/src/ui/basics.ts', '@chakra-ui/react'],
  'product-to-testing': ['host/src/toTesting.ts', './testing/target'],
  'product-to-showcase': ['shared/src/ui/toShowcase.tsx', './target.showcase'],
  'api-routes': ['api/src/modules/records/milestones/goals.routes.ts', './target.repository'],
  'api-service': ['api/src/modules/records/milestones/goals.service.ts', './target.presenter'],
  'api-repository': ['api/src/modules/records/milestones/goals.repository.ts', './target.service'],
  'api-policy': ['api/src/modules/records/milestones/goals.policy.ts', './target.service'],
  'api-presenter': ['api/src/modules/records/milestones/goals.presenter.ts', './target.service'],
  'api-area': ['api/src/modules/records/records.texts.ts', './milestones/target'],
  'api-unlisted': ['api/src/modules/records/dreams/dreams.ts', '../milestones/target'],
  'sql-wall': ['api/src/modules/records/milestones/goals.ts', 'pg'],
};
const trainingBreaches = {
  'training-parts': ['editing', 'program'],
  'training-exercise': ['exercise/row', 'routine'],
  'training-routine': ['routine', 'workout/draft'],
  'training-workout': ['workout/editor', 'program'],
  'training-workout-draft': ['workout/draft', 'workout/list'],
  'training-workout-list': ['workout/list', 'workout/frame'],
  'training-workout-frame': ['workout/frame', 'workout/swap'],
  'training-workout-swap': ['workout/swap', 'workout/video'],
  'training-workout-video': ['workout/video', 'workout/editor'],
  'training-program-banner': ['program/banner', 'program/list'],
  'training-program-list': ['program/list', 'program/draft'],
  'training-program-draft': ['program/draft', 'program/editor'],
};
for (const [rule, [folder, above]] of Object.entries(trainingBreaches)) {
  breaches[rule] = [
    `shared/src/training/${folder}/up.ts`,
    path.posix.relative(`shared/src/training/${folder}`, `shared/src/training/${above}/target`),
  ];
}
for (const layer of layers) breaches[`shared-${layer}`] = [`shared/src/${layer}/up.ts`, '../testing/target'];
apiModules.slice(1).forEach((above, index) => {
  const name = apiModules[index] ?? '';
  breaches[`api-${name}`] = [`api/src/modules/${name}/up.ts`, `../../${above}/target`];
});
for (const [rule, library] of Object.entries(libraries))
  breaches[rule] = [`mf-auth/src/${rule}.tsx`, library];

const targets = [
  ...apiModules.map((name) => `api/src/modules/${name}/target.ts`),
  ...new Set(Object.values(trainingBreaches).map(([, above]) => `shared/src/training/${above}/target.ts`)),
  ...['host', 'mf-auth', 'mf-groups', 'tooling'].map((name) => `${name}/src/target.ts`),
  'shared/src/ui/target.ts',
  'shared/src/ui/target.showcase.tsx',
  'shared/src/testing/target.ts',
  'host/src/testing/target.ts',
  'mf-auth/src/features/reset/target.ts',
  ...['repository', 'presenter', 'service'].map(
    (role) => `api/src/modules/records/milestones/target.${role}.ts`,
  ),
];

let folder: string;

function write(file: string, content: string) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

const importing = (file: string, imports: string) =>
  `import type { Target } from '${imports}';\n` +
  (file.endsWith('x')
    ? 'export const Part = (props: Target) => <b>{props.name}</b>;\n'
    : 'export type T = Target;\n');

function plantWorkspace() {
  for (const name of packages) {
    write(`${name}/package.json`, JSON.stringify({ name: `@formline/${name}` }));
    mkdirSync(path.join(folder, 'node_modules/@formline'), { recursive: true });
    symlinkSync(path.join(folder, name), path.join(folder, 'node_modules/@formline', name));
  }
  for (const file of targets) write(file, 'export interface Target { name: string }\n');
  for (const library of [...Object.values(libraries), 'pg']) {
    write(`node_modules/${library}/package.json`, JSON.stringify({ name: library, main: 'index.js' }));
    write(`node_modules/${library}/index.js`, '');
  }
}

function checkDirections() {
  const script = path.join(workspaceRoot, 'scripts/src/directions.ts');
  const args = ['--import', 'tsx', script, folder];
  return spawnSync(process.execPath, args, { cwd: workspaceRoot, encoding: 'utf8' });
}

function ruleNames(): string[] {
  const rulesSchema = z.object({ forbidden: z.array(z.object({ name: z.string() })) });
  const rules: unknown = createRequire(__filename)(path.join(workspaceRoot, '.dependency-cruiser.cjs'));
  return z.safeParse(rulesSchema, rules).data?.forbidden.map(({ name }) => name) ?? [];
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'formline-directions-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('has a planted breach for every rule', () => {
  expect(Object.keys(breaches).sort()).toEqual(ruleNames().sort());
});

it('names every planted breach, in type imports and beside JSX too', () => {
  plantWorkspace();
  for (const [file, imports] of Object.values(breaches)) write(file, importing(file, imports));
  write('shared/src/ui/egg.ts', importing('egg.ts', './chicken'));

  const { status, stdout } = checkDirections();

  const found = new Set(stdout.split('\n').map((line) => line.split(' → ')[0]));
  const missed = Object.entries(breaches).filter(([rule, [file]]) => !found.has(`${rule}: ${file}`));
  expect(missed).toEqual([]);
  expect(status).toBe(1);
});

it('accepts a workspace that keeps to the directions', () => {
  plantWorkspace();
  write('mf-auth/src/SignIn.tsx', importing('SignIn.tsx', '@formline/shared/src/ui/target'));
  const { status, stdout } = checkDirections();
  expect(stdout).toContain(' 0 breaches');
  expect(status).toBe(0);
});

it('fails when it has read nothing', () => {
  write('host/package.json', '{}');
  expect(checkDirections().status).toBe(1);
});
