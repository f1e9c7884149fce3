import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { accounts } from '../fixtures/accounts';
import { liveRemote, liveRemotes, remoteNames } from '../fixtures/remotes';
import { expect, test } from '../fixtures/test';

/** Whether `:name` and `*` of a route's pattern fit a path. */
const fits = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?')}$`).test(path);

const accessOf = ({ manifest }: RegistryEntry, path: string) =>
  manifest.routes.find((route) => fits(route.path, path.replace(/\?.*/, '')))?.access;

test('the registry holds the remotes that are tested here', async ({ request }) => {
  const live = await liveRemotes(request);
  expect(live.map(({ name }) => name).sort()).toEqual([...remoteNames].sort());
});

for (const name of remoteNames) {
  test(`${name} shows what its manifest promises`, async ({ page, request, signedInAs }) => {
    const entry = await liveRemote(request, name);
    expect(entry.manifest.smoke.length).toBeGreaterThan(0);
    for (const { path, shows } of entry.manifest.smoke) {
      const access = accessOf(entry, path);
      expect(access, `${path} is a route of ${name}`).toBeDefined();
      if (access === 'trainer' || access === 'manager') await signedInAs(accounts[access]);
      const loaded = page.waitForResponse(`**${entry.entry}`);
      await page.goto(path);
      await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
      expect((await loaded).ok()).toBe(true);
    }
  });
}
