import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkCss } from '../delivery/gate/checks/checkCss';
import { fixtureRemote } from './testing/buildFixture';

const remote = fixtureRemote();
afterAll(remote.remove);

const outputOf = (ending: string) =>
  readdirSync(remote.outputDir)
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(path.join(remote.outputDir, file), 'utf8'))
    .join('\n');

it('asks the browser to compile scripts while they arrive', async () => {
  await remote.build({ files: { 'expose/Page.tsx': 'export default function Page() { return null; }' } });
  const scripts = readdirSync(remote.outputDir).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  for (const file of scripts) {
    expect(readFileSync(path.join(remote.outputDir, file), 'utf8')).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n/,
    );
  }
});

it('gives the classes of a CSS module names of the remote and of its build, and drops comments', async () => {
  await remote.build({
    files: {
      'expose/Page.tsx': `
        import * as styles from '../page.module.css';
        export default function Page() { return <p className={styles.note}>x</p>; }`,
      'page.module.css': '/* Why. */ @layer recipes { .note { color: inherit; } .note + .note { top: 0; } }',
    },
  });
  const css = outputOf('.css');
  const [, name = ''] = /\.(mf-clients-note-\w{5})\{/.exec(css) ?? [];
  expect(outputOf('.js')).toContain(name);
  expect(css).not.toContain('Why');
  expect(checkCss([{ file: 'Page.css', css }], ['mf-clients'])).toEqual([]);
});
