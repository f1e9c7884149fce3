import type { ComparedBuild } from '../Deployment';
import { buildOf, hostOf, route } from './comparedBuilds';

export const account = { slot: 'shell:account', expose: './AccountSlot' };
export const scheduleCard = { slot: 'client-dashboard:schedule', expose: './Card' };
export const calendar = { slot: 'group-dashboard:calendar', expose: './CalendarSlot' };

export const plantedHost = hostOf({
  shared: { requires: {}, provides: { react: '19.3.1' } },
  doors: { 'ui/core': ['Box', 'Text'], query: ['useQuery'] },
  events: { emits: [], listens: [], known: ['clients:added', 'groups:saved', 'groups:left'] },
  slotsPlaced: [account.slot],
});

export const tabTo = (path: string, section = 'own') => ({
  section,
  label: 'Own',
  path,
  order: 1,
  subTabs: [],
});

export const routes = [route('/clients'), route('/clients/:id', './OnePage')];
export const events = { emits: ['clients:added'], listens: ['groups:saved'], known: [] };
export const endpoints = ['GET /v2.2/api/users'];
export const limits = { cssPrefixes: ['mf-clients', 'crop_'], budget: { entry: 1, './Page': 1 } };
export const exposes = ['./Page', './OnePage', './AccountSlot', './CalendarSlot'];

const manifest = { routes, slots: [account], tabs: [tabTo('/clients')] };
const contract = {
  shared: { requires: { react: '^19.0.0' }, provides: {} },
  doors: { 'ui/core': ['Box'] },
  events,
  api: { range: '^2.2.0', endpoints },
  slotsPlaced: [scheduleCard.slot],
  css: ['Page.css'],
  limits,
};
const live = buildOf('mf-clients', { manifest, contract, exposes });

/** The live build of the remote that changes, and the others around it. */
export const plantedRemotes: readonly ComparedBuild[] = [
  live,
  buildOf('mf-groups', {
    manifest: {
      routes: [route('/groups'), route('/groups/:groupId', './One')],
      tabs: [tabTo('/clients', 'groups')],
    },
    contract: {
      events: { emits: ['groups:saved'], listens: ['clients:added'], known: [] },
      slotsPlaced: [calendar.slot],
      limits: { cssPrefixes: ['mf-groups', 'board_'], budget: {} },
    },
  }),
  buildOf('mf-schedule', { manifest: { slots: [scheduleCard] }, exposes: ['./Card'] }),
];

export const TYPES_FOLDER = 'types/shared/src/';
export const plantedTypes: Readonly<Record<string, string>> = {
  [`${TYPES_FOLDER}ui/core.d.ts`]:
    'export declare function Box(props: { tone?: string }): string; export declare const Text: string;',
  [`${TYPES_FOLDER}events/catalogue.d.ts`]: `export interface BusEvents { 'groups:saved': { id: number }; 'clients:added': { id: number } }`,
  [`${TYPES_FOLDER}contracts/slots.d.ts`]: `export interface SlotProps { 'shell:account': { onClose: () => void };
    'client-dashboard:schedule': { clientId: number }; 'group-dashboard:calendar': { groupId: number };
    'client-dashboard:nutrition': { clientId: number } }`,
};

export interface PlantedChange {
  readonly manifest?: Partial<NonNullable<ComparedBuild['manifest']>>;
  readonly contract?: Partial<NonNullable<ComparedBuild['contract']>>;
  readonly exposes?: readonly string[];
  readonly global?: string;
  readonly files?: Readonly<Record<string, string>>;
}

export function changedBuild({ global, ...change }: PlantedChange): ComparedBuild {
  const built = buildOf('mf-clients', {
    manifest: { ...manifest, ...change.manifest },
    contract: { ...contract, ...change.contract },
    exposes: change.exposes ?? exposes,
  });
  return { ...built, build: '1.0.1-next', global: global ?? built.global };
}
