import type { Route } from '@playwright/test';
import { REGISTRY_URL } from '@formline/shared/contracts/platform/registry';
import * as z from '@formline/shared/contracts/schema';
import { accounts } from '../../fixtures/accounts/accounts';
import {
  changeInlinedRegistry,
  type FaultySite,
  type RegistryTextChange,
} from '../../fixtures/site/siteRegistry';
import { variantTag } from '../../fixtures/fullRun';
import { expect, test } from '../../fixtures/fault-matrix/faultCase';
import { matrixCases } from '../../fixtures/fault-matrix/matrixCases';
import { remoteNames } from '../../fixtures/site/remotes';
import { CLIENTS_PATH, clientListPage } from '../../pages/mf-clients/clientListPage';
import { GROUPS_PATH, groupListPage } from '../../pages/mf-groups/groupListPage';
import { LIBRARY_HOME_PATH } from '../../pages/mf-libraries/libraryHomePage';
import { shell } from '../../pages/host/shell';

test.use({ hasColdBrowser: true });

const anything = z.record(z.string(), z.unknown());
type Anything = z.output<typeof anything>;
const registrySchema = z.object({ remotes: z.array(anything) });

const withEntry =
  (name: string, change: (entry: Anything) => unknown): RegistryTextChange =>
  (text) => {
    const whole: unknown = JSON.parse(text);
    const { data } = z.safeParse(registrySchema, whole);
    if (!data) throw new Error('The registry of the product is not readable');
    const remotes = data.remotes.map((entry) => (entry['name'] === name ? change(entry) : entry));
    return JSON.stringify({ ...Object(whole), remotes });
  };

const recordOf = (value: unknown): Anything => {
  const { data } = z.safeParse(anything, value);
  if (!data) throw new Error('The registry of the product is of another shape');
  return data;
};

const withManifest = (change: (manifest: Anything) => unknown) => (entry: Anything) => {
  const active = recordOf(entry['active']);
  return { ...entry, active: { ...active, manifest: change(recordOf(active['manifest'])) } };
};

const brokenEntries = [
  { what: 'has nothing but a number for an entry', change: () => 7 },
  { what: 'has no build', change: (entry: Anything) => ({ ...entry, active: undefined }) },
  { what: 'has no manifest', change: withManifest(() => undefined) },
  {
    what: 'has a manifest of another shape',
    change: withManifest((manifest) => ({ ...manifest, routes: [{}] })),
  },
  {
    what: 'has a manifest of another version',
    change: withManifest((manifest) => ({ ...manifest, contractVersion: '2.0.0' })),
  },
];

const tabs = [
  { tab: 'Libraries', remote: 'mf-libraries', path: LIBRARY_HOME_PATH, title: 'Libraries' },
  { tab: 'Groups', remote: 'mf-groups', path: GROUPS_PATH, title: 'My Groups' },
  { tab: 'Clients', remote: 'mf-clients', path: CLIENTS_PATH, title: 'My Clients' },
] as const;

for (const [index, [{ what, change }, name]] of matrixCases(brokenEntries, remoteNames).entries()) {
  test(
    `${name} ${what}: nothing but that remote is missing`,
    variantTag(index),
    async ({ site, signedInAs, faultCase }) => {
      faultCase.isOf(what);
      const { page, registry } = site;
      await signedInAs(accounts.trainer);
      registry.become(withEntry(name, change));
      const left = tabs.filter(({ remote }) => remote !== name);
      await page.goto(left[0]?.path ?? '/');
      await expect(shell(page).mainTabs.getByRole('link')).toHaveText(left.map(({ tab }) => tab));
      for (const { tab, title } of left.toReversed()) {
        await shell(page).tab(tab).click();
        await expect(shell(page).title(title)).toBeVisible();
      }
      faultCase.survived();
    },
  );
}

async function expectRetryStarts({ page }: FaultySite, repair: () => void | Promise<void>) {
  await page.goto(CLIENTS_PATH);
  await expect(page.getByRole('heading', { name: 'Formline could not start' })).toBeVisible();
  await repair();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(clientListPage(page).tiles).toHaveCount(24);
}

const brokenTexts = [
  { what: 'the registry is no JSON', text: '{"remotes":' },
  { what: 'the registry is of another shape', text: '{"hosts":[]}' },
  { what: 'the registry is HTML', text: '<!doctype html><p>Hello</p>' },
  { what: 'the registry is missing', text: null },
];

for (const [index, { what, text }] of brokenTexts.entries()) {
  test(
    `${what}: it is told, and a retry starts the dashboard`,
    variantTag(index),
    async ({ site, signedInAs, faultCase }) => {
      faultCase.isOf(what);
      await signedInAs(accounts.trainer);
      site.registry.become(() => text);
      await expectRetryStarts(site, () => site.registry.become((whole) => whole));
      faultCase.survived();
    },
  );
}

const outages = [
  { what: 'the registry cannot be reached', answer: (route: Route) => route.abort('connectionrefused') },
  { what: 'the registry never answers', answer: () => new Promise<void>(() => undefined) },
];

for (const [index, { what, answer }] of outages.entries()) {
  test(
    `${what}: it is told, and a retry starts the dashboard`,
    variantTag(index),
    async ({ site, signedInAs, problems, faultCase }) => {
      problems.allow(/request failed: net::ERR_CONNECTION_REFUSED \S+current\.json/);
      faultCase.isOf(what);
      const { context, registry } = site;
      await signedInAs(accounts.trainer);
      registry.become(() => null);
      await context.route(`**${REGISTRY_URL}`, answer);
      await expectRetryStarts(site, async () => {
        registry.become((whole) => whole);
        await context.unroute(`**${REGISTRY_URL}`, answer);
      });
      faultCase.survived();
    },
  );
}

test('a page without the registry asks for it', async ({ page, context, signedInAs, faultCase }) => {
  faultCase.isOf('a page without the registry');
  await signedInAs(accounts.trainer);
  const asked = page.waitForRequest(`**${REGISTRY_URL}`);
  await changeInlinedRegistry(context, () => null);
  await groupListPage(page).open();
  await asked;
  faultCase.survived();
});
