import { accounts, PASSWORD } from '../fixtures/accounts/accounts';
import { liveRemotes, remoteNames } from '../fixtures/site/remotes';
import { expect, productUrl, test } from '../fixtures/test';
import { readDeployment } from './readDeployment';
import { smokeRemote } from './smokeRemote';

const people = {
  trainer: { user: accounts.trainer, password: PASSWORD },
  manager: { user: accounts.manager, password: PASSWORD },
};

test('the registry holds the remotes that are tested here', { tag: '@main' }, async ({ request }) => {
  const live = await liveRemotes(request);
  expect(live.map(({ name }) => name).sort()).toEqual([...remoteNames].sort());
});

const ONE_REMOTE_MS = 180_000;

for (const remote of remoteNames) {
  test(
    `${remote} shows what its manifest promises and leaves the host as it was`,
    { tag: '@main' },
    async ({ browser }, { outputDir }) => {
      test.setTimeout(ONE_REMOTE_MS);
      const deployment = await readDeployment(productUrl);
      const report = await smokeRemote(browser, {
        deployment,
        remote,
        accounts: people,
        pictureDir: outputDir,
      });
      const wrong = report.pages.flatMap(({ address, findings }) =>
        findings.filter(({ ok }) => !ok).map((finding) => ({ address, ...finding })),
      );
      expect(wrong).toEqual([]);
      expect(report.pages.length).toBeGreaterThan(0);
    },
  );
}
