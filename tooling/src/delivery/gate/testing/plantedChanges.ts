import type { GateCheck } from '../Finding';
import { route } from './comparedBuilds';
import {
  account,
  calendar,
  endpoints,
  events,
  exposes,
  limits,
  type PlantedChange,
  routes,
  scheduleCard,
  tabTo,
  TYPES_FOLDER,
} from './plantedSite';

const without = (expose: string) => ({ exposes: exposes.filter((name) => name !== expose) });
const css = (text: string) => ({ files: { 'Page.css': text } });
const script = (text: string) => ({ files: { 'Page.js': text } });
const types = (file: string, text: string) => ({ files: { [`${TYPES_FOLDER}${file}.d.ts`]: text } });
const requires = (ranges: Record<string, string>) => ({
  contract: { shared: { requires: ranges, provides: {} } },
});
const asks = (doors: Record<string, string[]>) => ({ contract: { doors } });
const calls = (...names: string[]) => ({ contract: { api: { range: '^2.2.0', endpoints: names } } });
const bus = (parts: Partial<typeof events>) => ({ contract: { events: { ...events, ...parts } } });
const heavy = Array.from({ length: 2000 }, (_, index) =>
  String.fromCharCode(33 + ((index * 7919) % 90)),
).join('');

type Breach = readonly [what: string, check: GateCheck, change: PlantedChange];

export const breaches: readonly Breach[] = [
  ['the module of a page is missing', 'exposes', without('./Page')],
  ['the module of one of two pages is missing', 'exposes', without('./OnePage')],
  ['the module of a slot is missing', 'exposes', without('./AccountSlot')],
  ['a page is served no more', 'exposes', { manifest: { routes: [route('/clients')] } }],
  [
    'the page of another remote’s tab is served no more',
    'exposes',
    { manifest: { routes: [routes[1] ?? route('/x')] } },
  ],
  ['a page of another remote is taken', 'exposes', { manifest: { routes: [...routes, route('/groups')] } }],
  [
    'a page with another parameter name is taken',
    'exposes',
    { manifest: { routes: [...routes, route('/groups/:id')] } },
  ],
  [
    'a tab is in the section of another remote',
    'exposes',
    { manifest: { tabs: [tabTo('/clients', 'groups')] } },
  ],
  ['a tab leads nowhere', 'exposes', { manifest: { tabs: [tabTo('/client')] } }],
  [
    'a sub-tab leads nowhere',
    'exposes',
    { manifest: { tabs: [{ ...tabTo('/clients'), subTabs: [{ label: 'x', path: '/nowhere' }] }] } },
  ],
  ['a redirect leads nowhere', 'exposes', { manifest: { redirects: [{ from: '/old', to: '/nowhere' }] } }],
  [
    'an action of the palette leads nowhere',
    'exposes',
    { manifest: { actions: [{ label: 'Add', path: '/nowhere' }] } },
  ],
  ['a slot is emptied', 'slots', { manifest: { slots: [] } }],
  ['a slot that others fill is withdrawn', 'slots', { contract: { slotsPlaced: [] } }],
  [
    'a second remote fills a slot',
    'slots',
    { manifest: { slots: [account, { ...scheduleCard, expose: './Page' }] } },
  ],
  [
    'a slot that nobody knows is filled',
    'slots',
    { manifest: { slots: [account, { slot: 'group-dashboard:calender', expose: './CalendarSlot' }] } },
  ],
  ['a newer React is needed', 'shared', requires({ react: '^20.0.0' })],
  ['another exact React is needed', 'shared', requires({ react: '19.0.0' })],
  ['a module that nobody provides is needed', 'shared', requires({ react: '^19.0.0', vue: '^3.0.0' })],
  ['a range is no range', 'shared', requires({ react: 'newest' })],
  ['a name is used that the host lacks', 'doors', asks({ 'ui/core': ['Box', 'Badge'] })],
  [
    'an entry point is used that the host lacks',
    'shared',
    requires({ '@formline/shared/ui/charts': '^1.0.0' }),
  ],
  ['a name of another entry point is used that the host lacks', 'doors', asks({ query: ['useQueries'] })],
  ['an unknown event is emitted', 'events', bus({ emits: ['clients:added', 'clients:lost'] })],
  ['an unknown event is listened to', 'events', bus({ listens: ['groups:saved', 'clients:lost'] })],
  ['a used event is emitted no more', 'events', bus({ emits: [] })],
  ['an unknown call is made', 'api', calls('GET /v2.2/api/meals')],
  ['a call is made with an unknown method', 'api', calls('DELETE /v2.2/api/users')],
  ['a newer API is needed', 'api', { contract: { api: { range: '^3.0.0', endpoints } } }],
  ['the global variable of another remote is used', 'names', { global: 'mf-groups' }],
  [
    'the class prefix of another remote is used',
    'names',
    { contract: { limits: { ...limits, cssPrefixes: ['mf-clients', 'board_'] } } },
  ],
  ['the body is styled', 'css', css('body { margin: 0 }')],
  ['everything is styled', 'css', css('* { box-sizing: border-box }')],
  ['all buttons are styled', 'css', css('button { color: red }')],
  ['a class of another remote is styled', 'css', css('.mf-groups-card { color: red }')],
  ['a variable of the page is set', 'css', css(':root { --color: red }')],
  ['a variable of others is set', 'css', css('.mf-clients-a { --chakra-sizes: 1px }')],
  ['an animation of others is replaced', 'css', css('@keyframes spin { to { opacity: 0 } }')],
  ['a style sheet of another origin is loaded', 'css', css('@import url("https://fonts.example/a.css");')],
  [
    'a font of another origin is loaded',
    'css',
    css('@font-face { font-family: mf-clients; src: url(https://fonts.example/a.woff2) }'),
  ],
  ['a style sheet cannot be read', 'css', css('.mf-clients-a { color: red')],
  ['styles are adopted by a script', 'css', script('document.adoptedStyleSheets = [s];')],
  ['rules are inserted by a script', 'css', script('e.sheet.insertRule("body{}")')],
  [
    'the entry is over its budget',
    'size',
    { files: { 'remoteEntry.js': heavy, 'remoteEntry.js.br': heavy } },
  ],
  ['a module is over its budget', 'size', { files: { 'Page.js': heavy, 'Page.js.br': heavy } }],
  [
    'a component is called with what the host’s does not take',
    'types',
    types(
      'ui/core',
      'export declare function Box(props: { tone: number }): string; export declare const Text: string;',
    ),
  ],
  [
    'an event carries another payload',
    'types',
    types(
      'events/catalogue',
      `export interface BusEvents { 'groups:saved': { id: number }; 'clients:added': { id: string } }`,
    ),
  ],
  [
    'a slot gets other props',
    'types',
    types(
      'contracts/slots',
      `export interface SlotProps { 'shell:account': { onClose: () => void }; 'client-dashboard:schedule': { clientId: string } }`,
    ),
  ],
];

type Harmless = readonly [what: string, change: PlantedChange];

export const harmlessChanges: readonly Harmless[] = [
  ['nothing', {}],
  ['a new page', { manifest: { routes: [...routes, route('/clients/new')] } }],
  [
    'a page that became a redirect',
    { manifest: { routes: [route('/clients')], redirects: [{ from: '/clients/:id', to: '/clients' }] } },
  ],
  ['a module that no page names', { exposes: [...exposes, './Later'] }],
  ['a tab less', { manifest: { tabs: [] } }],
  [
    'a sub-tab more',
    { manifest: { tabs: [{ ...tabTo('/clients'), subTabs: [{ label: 'x', path: '/clients' }] }] } },
  ],
  ['an action of the palette', { manifest: { actions: [{ label: 'Add', path: '/clients?new' }] } }],
  ['a smoke test', { manifest: { smoke: [{ path: '/clients', shows: 'Clients' }] } }],
  ['a free slot is filled', { manifest: { slots: [account, calendar] } }],
  [
    'a slot is filled that a later page places',
    { manifest: { slots: [account, { slot: 'client-dashboard:nutrition', expose: './Page' }] } },
  ],
  ['a slot is retired', { manifest: { slots: [{ ...account, retired: true }] } }],
  ['a slot more is placed', { contract: { slotsPlaced: [scheduleCard.slot, 'client-dashboard:nutrition'] } }],
  ['an event more that the host knows', bus({ emits: ['clients:added', 'groups:left'] })],
  ['nothing is listened to', bus({ listens: [] })],
  ['a wider range of React', requires({ react: '^18.0.0 || ^19.0.0' })],
  ['another name that the host offers', asks({ 'ui/core': ['Text'], query: ['useQuery'] })],
  ['a call less', calls()],
  ['another known call', calls('GET /v2.2/api/users', 'POST /v2.2/api/users')],
  [
    'own classes in a media query',
    css('@media (width > 40rem) { .mf-clients-a:hover > span { color: red } }'),
  ],
  [
    'own animation, variable and prefix',
    css(
      '.crop_a { --mf-clients-w: 1px; animation: mf-clients-in 1s } @keyframes mf-clients-in { to { opacity: 0 } }',
    ),
  ],
  ['a font of its own', css('@font-face { font-family: mf-clients; src: url(font.woff2) }')],
  ['a higher budget', { contract: { limits: { ...limits, budget: { entry: 5, './Page': 5 } } } }],
  [
    'an optional prop less',
    types(
      'ui/core',
      'export declare function Box(props: { tone?: string; size?: never }): string; export declare const Text: string;',
    ),
  ],
];
