import type { Canary } from '@formline/shared/contracts/platform/registry';
import { listText } from '@formline/shared/domain/text/listText';

type Audience = Pick<Canary, 'roles' | 'clubs'>;

const BYTES_IN_KB = 1_024;

export const staffPageTexts = {
  title: 'Deliveries',
  subtitle: 'What is deployed, and what this tab loaded.',
  actions: { reload: 'Reload registry', copy: 'Copy report', copied: 'Copied' },
  notCopied: 'This browser does not allow copying. Select what you need and copy it.',
  notReloaded: 'We couldn’t read the registry again. This page shows what it had before.',
  sentOlder: 'The server sent an older registry. This page shows its newer one.',
  siteFault: (fault: string) => `The site is damaged. ${fault} Run pnpm mf doctor.`,
  facts: {
    label: 'This page',
    revision: 'Registry revision',
    change: 'Last change',
    by: (by: string, at: string) => `by ${by}, ${at}`,
    host: 'Host build',
    hostIsOlder: (build: string) => `${build} is deployed`,
    hostIsLive: 'the deployed one',
    environment: 'Environment',
    shared: 'Shared versions',
    react: (version: string) => `React ${version}`,
    entryPoints: (versions: string) => `shared entry points ${versions}`,
    noShared: 'not reported by this host build',
  },
  search: 'Search remotes',
  count: (shown: number, all: number) => (shown === all ? `${all} remotes` : `${shown} of ${all} remotes`),
  empty: { title: 'No remotes', text: 'The registry has no remote yet. Publish one and promote it.' },
  noneFound: { title: 'No remote found', text: 'No remote or team matches this search.' },
  noRegistry: {
    title: 'There is no registry',
    text: 'This page has not read a registry. Try to read it again.',
  },
  table: {
    label: 'Remotes',
    remote: 'Remote',
    tab: 'This tab',
    deployed: 'Deployed',
    load: 'Load',
    failures: 'Failures',
    contract: 'Contract',
    actions: 'Actions',
  },
  sources: { active: 'Active', canary: 'Canary', override: 'Override', fallback: 'Fallback' },
  off: 'Off',
  frozenBadge: 'Frozen',
  owner: (team: string, contact: string) => `${team}, ${contact}`,
  frozen: (what: string, { reason, by, at }: Readonly<Record<'reason' | 'by' | 'at', string>>) =>
    `${what === '*' ? 'Everything' : what} is frozen by ${by} since ${at}: ${reason}`,
  notHere: 'not in this page',
  notLoaded: 'not loaded yet',
  didNotLoad: 'did not load',
  next: (build: string) => `next: ${build}`,
  lastGood: (build: string) => `fallback ${build}`,
  noFallback: 'no fallback',
  canary: (build: string, percent: number, audience: string) => `canary ${build}: ${percent}% of ${audience}`,
  audience: ({ roles, clubs }: Audience) =>
    [
      roles.length === 0 ? 'all people' : listText(roles.map((role) => `${role}s`)),
      ...(clubs.length === 0 ? [] : [`of club ${listText(clubs.map(String))}`]),
    ].join(' '),
  share: (share: string, isIn: boolean) => `you are ${isIn ? 'in' : 'out'}, at ${share} of 100`,
  deployed: (by: string, at: string) => `${at} by ${by}`,
  ms: (ms: number) => `${ms.toLocaleString('en-US')} ms`,
  none: '–',
  cause: (cause: string, status: number | undefined) => (status === undefined ? cause : `${cause} ${status}`),
  times: (count: number) => (count === 1 ? '' : ` ×${count}`),
  phases: { entry: 'Entry', chunk: 'Chunks', render: 'Render' },
  contract: {
    fits: 'Fits',
    unmet: (count: number) => (count === 1 ? '1 not met' : `${count} not met`),
    none: 'Not reported',
    unread: 'Not readable',
    version: (version: string) => `contract ${version}`,
  },
  details: {
    show: (remote: string) => `Details of ${remote}`,
    off: (reason: string, at: string) => `Switched off since ${at}: ${reason}`,
    phases: 'Load by phase',
    failures: 'Failures in this page',
    noFailures: 'None.',
    requirements: 'Shared modules it asks for',
    noRequirements: 'Not reported by its build.',
    provided: (range: string, provided: string | null) =>
      provided === null ? `${range}: the host has none` : `${range}: ${provided}`,
    offers: 'Offers',
    offered: (routes: number, slots: number) =>
      `${routes} ${routes === 1 ? 'route' : 'routes'}, ${slots} ${slots === 1 ? 'slot' : 'slots'}`,
    entry: 'Entry file',
    checked: 'checked by its hash',
    unchecked: 'not checked: no hash',
  },
  reports: {
    title: 'Reports',
    subtitle: 'What all browsers reported in the last day, the most serious first.',
    loading: 'Loading reports',
    more: 'Show more',
    empty: { title: 'No reports', text: 'No browser has reported anything in the last day.' },
    failed: { title: 'We couldn’t load the reports', text: 'The rest of the page is complete.' },
    refused: {
      title: 'Reports are for staff',
      text: 'This account is no longer staff. Load the page again.',
    },
    columns: { what: 'What', remote: 'Remote', count: 'Times', bad: 'Bad', lastSeen: 'Last seen' },
    kinds: {
      failure: { label: 'Failure', tone: 'missed' },
      error: { label: 'Error', tone: 'missed' },
      csp: { label: 'Policy', tone: 'incomplete' },
      integrity: { label: 'Integrity', tone: 'missed' },
      vital: { label: 'Vital', tone: 'neutral' },
      load: { label: 'Load', tone: 'neutral' },
    },
    p75: (values: readonly string[]) => `p75 ${values.join(', ')}`,
    value: (name: string, value: number) => {
      if (name === 'CLS') return `${name} ${value.toFixed(2)}`;
      if (name === 'bytes') return `${Math.round(value / BYTES_IN_KB).toLocaleString('en-US')} KB`;
      return `${name} ${Math.round(value).toLocaleString('en-US')} ms`;
    },
  },
  removals: {
    title: 'Deletion requests',
    subtitle: 'Requests that have not ended. What is due is removed by itself, once an hour.',
    loading: 'Loading requests',
    empty: { title: 'No open requests', text: 'Nobody is waiting for an account to be deleted.' },
    failed: { title: 'We couldn’t load the requests', text: 'The rest of the page is complete.' },
    refused: {
      title: 'Requests are for staff',
      text: 'This account is no longer staff. Load the page again.',
    },
    columns: { request: 'Request', state: 'State', account: 'Account', asked: 'Asked', due: 'Due' },
    states: {
      asked: { label: 'Not confirmed', tone: 'neutral' },
      waiting: { label: 'Waiting', tone: 'upcoming' },
    },
    number: (id: number) => `#${id}`,
    kinds: { account: 'account', 'client-data': 'client’s data' },
    noAccount: 'none',
    expires: (at: string) => `expires ${at}`,
    byHand: 'to be answered manually',
    counts: (counts: Readonly<Record<'asked' | 'waiting' | 'kept' | 'removed', number>>) =>
      `Accounts: ${counts.asked} not confirmed, ${counts.waiting} waiting, ${counts.kept} kept, ${counts.removed} removed`,
    clientCounts: (counts: Readonly<Record<'waiting' | 'kept' | 'removed', number>>) =>
      `Clients’ data: ${counts.waiting} waiting, ${counts.kept} kept, ${counts.removed} removed`,
    overdue: (count: number) =>
      count === 1
        ? '1 removal should have been done hours ago: look for "remove-due-accounts" in the log.'
        : `${count} removals should have been done hours ago: look for "remove-due-accounts" in the log.`,
  },
  use: {
    menu: (remote: string) => `Override ${remote}`,
    build: (kind: string, build: string) => `Use ${kind}: ${build}`,
    kinds: { active: 'active', fallback: 'fallback', canary: 'canary' },
    reset: 'Reset to what is deployed',
  },
} as const;

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const momentText = (instant: string): string => format.format(new Date(instant));
