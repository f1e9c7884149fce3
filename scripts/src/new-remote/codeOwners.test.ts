import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, workspaceRoot } from '@formline/tooling/workspace';

/** Read as text, because a manifest cannot be imported afresh under Jest. */
const readText = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8');

it.each(remoteNames)('gives the folder of %s to the team of its manifest', (name) => {
  const team = /team: '(?<team>@[\w./-]+)'/.exec(readText(`${name}/src/manifest.ts`))?.groups?.['team'];
  const lines = readText('.github/CODEOWNERS').split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([`/${name}/ ${team}`, `/.github/workflows/${name}.yml ${team}`]),
  );
});
