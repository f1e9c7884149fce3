/** `scripts/src/directions.ts` reads this; a test plants a breach of every rule. See docs/architecture.md. */

const DASHBOARD = '^(?:host|mf-[^/]+)/';
/** Files whose imports only their own tool can follow. */
const ALIASED_BY_TOOL = '^tooling/(?:jest/setup/|src/webpack/refreshRuntime)';
const TEST = '\\.test\\.tsx?$';

/** Folders of `shared`, each with those it may import. Importers of an entry point may import what it exports. */
const sharedLayers = {
  contracts: [],
  domain: ['contracts'],
  events: ['contracts'],
  query: ['api-client', 'events', 'contracts'],
  routing: ['contracts'],
  slots: ['contracts'],
  'site-config': ['contracts'],
  'api-client': ['contracts'],
  ui: ['domain', 'contracts'],
  session: ['api-client', 'events', 'domain', 'contracts'],
  training: [
    'ui',
    'session',
    'query',
    'routing',
    'api-client',
    'events',
    'slots',
    'site-config',
    'domain',
    'contracts',
  ],
};

const TRAINING = '^shared/src/training/';
/** Folders of `training`, lowest first: none leans on one after it. Those that are not named here lie below all. */
const trainingOrder = ['exercise', 'routine', 'workout', 'program'];
const insideTraining = {
  workout: ['draft', 'list', 'frame', 'swap', 'video', 'editor'],
  program: ['banner', 'list', 'draft', 'editor'],
};

/** Roles of the files of an API module, each with those it must not lean on. */
const apiRoles = {
  routes: '\\.repository\\.ts$|^api/src/database/',
  service: '\\.(?:routes|policy|presenter)\\.ts$',
  repository: '\\.(?:routes|policy|presenter|service)\\.ts$',
  policy: '\\.(?:routes|service|presenter)\\.ts$',
  presenter: '\\.(?:routes|service|policy)\\.ts$',
};

/** Areas of the API, the lowest first, each with its modules: a module leans on those that stand before it. */
const apiAreas = {
  platform: ['search', 'operations', 'clientReports', 'analytics'],
  accounts: [
    'legalDocuments',
    'userAccounts',
    'credentials',
    'twoStep',
    'tokens',
    'registration',
    'passwordReset',
    'accountRemoval',
  ],
  people: [
    'clubs',
    'activities',
    'users',
    'clients',
    'clientTags',
    'activityFeed',
    'qualifications',
    'clientInvitations',
    'clientDataRemoval',
  ],
  library: ['libraryLists', 'catalogues', 'media', 'exercises', 'compoundRoutines', 'workouts', 'programs'],
  scheduling: [
    'plans',
    'clientGroups',
    'calendarChanges',
    'schedules',
    'groupSchedules',
    'calendarEdits',
    'calendars',
  ],
  records: [
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
  ],
  overview: ['clientOverview', 'attention'],
};

const apiModules = Object.entries(apiAreas).flatMap(([area, modules]) =>
  modules.map((name) => `${area}/${name}`),
);

/** Large libraries, each behind its one entry point. */
const walls = {
  'ui-wall': ['(?:@chakra-ui|@emotion)/', '^shared/src/ui/'],
  'motion-wall': ['framer-motion/', '^shared/src/ui/'],
  'sortable-wall': ['(?:react-dnd(?:-html5-backend)?|dnd-core)/', '^shared/src/ui/'],
  'charts-wall': ['d3-(?:scale|shape)/', '^shared/src/ui/'],
  'film-wall': ['shaka-player/', '^shared/src/training/workout/video/'],
  'router-wall': ['react-router(?:-dom)?/', '^shared/src/routing/'],
  'query-wall': ['@tanstack/react-query/', '^shared/src/query/'],
  'events-wall': ['rxjs/', '^shared/src/events/'],
  'api-client-wall': ['axios/', '^shared/src/api-client/'],
  'phone-number-wall': ['libphonenumber-js/', '^shared/src/domain/people/phone[A-Z]'],
  'schema-wall': ['zod/', '^(?:shared/src/contracts/schema\\.ts$|api/)'],
  'sql-wall': [
    '(?:drizzle-orm|pg)/',
    '^api/(?:drizzle\\.config\\.ts$|src/(?:database/|testing/|plugins/|.*\\.(?:repository|test)\\.ts$))',
  ],
};

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Rules for folders that stand in an order, lowest first. */
function upwards(name, parent, order) {
  return order.slice(0, -1).map((folder, index) => {
    const above = order.slice(index + 1);
    return rule(
      `${name}-${folder}`,
      `${folder} lies below ${above.join(', ')}.`,
      { path: `${parent}${folder}/`, pathNot: `${TEST}|/testing/` },
      { path: `${parent}(?:${above.join('|')})/` },
    );
  });
}

const betweenPackages = [
  rule(
    'remote-to-remote',
    'A remote never imports another; slots and events connect them.',
    { path: '^(mf-[^/]+)/' },
    { path: '^mf-', pathNot: '^$1/' },
  ),
  rule('remote-to-host', 'A remote never imports the host.', { path: '^mf-' }, { path: '^host/' }),
  rule('host-to-remote', 'The host meets remotes at run time only.', { path: '^host/' }, { path: '^mf-' }),
  rule(
    'dashboard-to-tools',
    'What runs in the browser leans on shared alone.',
    { path: DASHBOARD },
    { path: '^(?:api|e2e|tooling|scripts|ui-page)/' },
  ),
  rule(
    'shared-to-above',
    'Shared leans on nothing above it.',
    { path: '^shared/' },
    { path: '^(?:host|mf-[^/]+|api|e2e|tooling|scripts|ui-page)/' },
  ),
  rule(
    'api-to-dashboard',
    'The API knows no screen and no tool.',
    { path: '^api/' },
    { path: '^(?:host|mf-[^/]+|e2e|tooling|scripts)/' },
  ),
  rule(
    'api-to-shared',
    'Of shared the API takes the contracts and the rules.',
    { path: '^api/' },
    { path: '^shared/', pathNot: '^shared/src/(?:contracts|domain)/' },
  ),
  rule(
    'e2e-to-product',
    'Journeys drive the running product; they may read its contracts and use the builders of test data.',
    { path: '^e2e/' },
    {
      path: '^(?:host|mf-[^/]+|api|shared|tooling|scripts|ui-page)/',
      pathNot: '^shared/src/(?:contracts/|testing/builders\\.ts$)',
    },
  ),
  rule(
    'package-by-path',
    'Another package is imported by its declared subpath, never by a path into its folder.',
    { path: '^([^/]+)/' },
    { path: '^[^/]+/', pathNot: '^(?:$1|node_modules)/', dependencyTypes: ['local'] },
  ),
];

const insideDashboard = [
  rule(
    'feature-to-feature',
    'Features do not know their siblings; routes put them together.',
    { path: '^([^/]+)/src/features/([^/]+)/' },
    { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  ),
];

const insideShared = [
  ...Object.entries(sharedLayers).map(([layer, below]) =>
    rule(
      `shared-${layer}`,
      `Inside shared, ${layer} leans on ${below.join(', ') || 'nothing'}.`,
      { path: `^shared/src/${layer}/`, pathNot: `${TEST}|/testing/` },
      { path: '^shared/src/', pathNot: `^shared/src/(?:${[layer, ...below].join('|')})/` },
    ),
  ),
  rule(
    'basics-without-style-system',
    'The sign-in page starts with the basics alone; the style system comes with the kit.',
    { path: '^shared/src/ui/basics\\.ts$' },
    { path: '(?:^|/)node_modules/(?:@chakra-ui|@emotion)/', reachable: true },
  ),
  rule(
    'training-parts',
    'What belongs to no exercise, routine, workout or program knows none of them.',
    { path: TRAINING, pathNot: `${TRAINING}(?:${trainingOrder.join('|')})/|${TEST}|/testing/` },
    { path: `${TRAINING}(?:${trainingOrder.join('|')})/` },
  ),
  ...upwards('training', TRAINING, trainingOrder),
  ...Object.entries(insideTraining).flatMap(([folder, order]) =>
    upwards(`training-${folder}`, `${TRAINING}${folder}/`, order),
  ),
  rule(
    'product-to-testing',
    'What tests need never reaches the product; benchmarks measure with the same data.',
    { path: '^[^/]+/src/', pathNot: `${TEST}|/testing/|^scripts/src/bench/` },
    { path: '/testing/', pathNot: 'node_modules' },
  ),
  rule(
    'product-to-showcase',
    'Showcases are for the page of the kit alone, which finds them by itself.',
    { path: '^(?:host|mf-[^/]+|shared)/' },
    { path: '\\.showcase\\.tsx$' },
  ),
];

const insideApi = Object.entries(apiRoles).map(([role, forbidden]) =>
  rule(
    `api-${role}`,
    'A route reads: schema, policy, service, presenter; a service asks repositories; SQL is theirs alone.',
    { path: `^api/src/.*\\.${role}\\.ts$` },
    { path: forbidden },
  ),
);

const areaOf = (module) => module.split('/')[0];

/** Modules up to this one, and the texts of their areas. */
const upTo = (index) => {
  const modules = apiModules.slice(0, index + 1);
  const areas = [...new Set(modules.map(areaOf))];
  return `^api/src/modules/(?:(?:${modules.join('|')})/|(?:${areas.join('|')})/[^/]+\\.texts\\.ts$)`;
};

const betweenApiModules = [
  ...apiModules
    .slice(0, -1)
    .map((name, index) =>
      rule(
        `api-${name}`,
        'A module of the API leans on those before it in `apiAreas`; what it needs of a later one is registered at start.',
        { path: `^api/src/modules/${name}/` },
        { path: '^api/src/modules/[^/]+/', pathNot: upTo(index) },
      ),
    ),
  rule(
    'api-unlisted',
    'A module of the API has its place in `apiAreas`.',
    { path: '^api/src/modules/[^/]+/[^/]+/', pathNot: `^api/src/modules/(?:${apiModules.join('|')})/` },
    {},
  ),
  rule(
    'api-area',
    'Of an area itself stand only its texts beside its modules.',
    { path: '^api/src/modules/[^/]+/[^/]+$' },
    { path: '^(?:api|tooling|scripts)/' },
  ),
];

const doors = Object.entries(walls).map(([name, [library, door]]) =>
  rule(
    name,
    'A large library has one door, and only the door imports it.',
    { path: '^(?:host|mf-[^/]+|shared|api)/', pathNot: door },
    { path: `(?:^|/)node_modules/${library}` },
  ),
);

module.exports = {
  forbidden: [
    rule('cycle', 'No cycle, ever.', {}, { circular: true }),
    rule(
      'unresolved',
      'An import that leads nowhere would be checked by no rule.',
      { pathNot: ALIASED_BY_TOOL },
      { couldNotResolve: true },
    ),
    ...betweenPackages,
    ...insideDashboard,
    ...insideShared,
    ...insideApi,
    ...betweenApiModules,
    ...doors,
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['(?:^|/)(?:dist|\\.cache|\\.results)/'] },

    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
