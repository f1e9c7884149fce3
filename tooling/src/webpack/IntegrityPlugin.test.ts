import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../build/integrityFile';
import { fixtureRemote } from './testing/buildFixture';

const remote = fixtureRemote();
afterAll(remote.remove);

it('puts the hash of every script and style sheet of a build into its entry', async () => {
  await remote.build({
    files: {
      'expose/Page.tsx': `
        export default function Page() {
          void import('../later').then(({ later }) => later());
          return null;
        }`,
      'later.ts': "import './later.css'; export const later = () => console.log('later');",
      'later.css': '.mf-clients-later { color: red; }',
    },
  });
  const entry = readFileSync(path.join(remote.outputDir, 'remoteEntry.js'), 'utf8');
  const loaded = readdirSync(remote.outputDir).filter((file) => /(?<!remoteEntry)\.(js|css)$/.test(file));
  expect(loaded.map((file) => path.extname(file)).sort()).toEqual(['.css', '.js', '.js']);
  for (const file of loaded) {
    expect(entry).toContain(integrityOf(readFileSync(path.join(remote.outputDir, file))));
  }
  // One guard each; a file without a hash gets an impossible one.
  expect(entry.match(/\.guard\(\w+,"(src|href)"/g)).toHaveLength(2);
  expect(entry).toContain(`||"sha384-${'A'.repeat(64)}"`);
});
