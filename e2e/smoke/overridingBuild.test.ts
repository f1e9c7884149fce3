import { createServer, type Server } from 'node:http';
import { buildManifest } from '@formline/shared/contracts/testing/registryBuilders';
import { overridingBuild } from './overridingBuild';

const record = {
  name: 'mf-a',
  version: '2.0.0',
  build: 'b2',
  global: 'mf_a',
  files: {},
  manifest: buildManifest('mf-a', { smoke: [{ path: '/new', shows: 'New' }] }),
};
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const isThere = ['/remotes/mf-a/b2/build.json', '/remotes/mf-a/b3/build.json'].includes(
      request.url ?? '',
    );
    response.writeHead(isThere ? 200 : 404).end(isThere ? JSON.stringify(record) : '');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(() => server.close());

it('names the pages of the build that is tried, not those of the live one', async () => {
  const { build, manifest } = await overridingBuild(url, 'mf-a', 'b2');
  expect([build, manifest.smoke]).toEqual(['b2', [{ path: '/new', shows: 'New' }]]);
});

it.each(['b1', 'b3'])('refuses %s, which does not lie there under its name', async (build) => {
  await expect(overridingBuild(url, 'mf-a', build)).rejects.toThrow(`${url} has no build ${build} of mf-a.`);
});
