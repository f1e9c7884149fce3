import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';

const documentsIn = (folder: string) =>
  readdirSync(path.join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name));
const textOf = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8');

const documents = ['README.md', 'CONTRIBUTING.md', ...documentsIn('docs')];
const records = documentsIn('docs/decisions').filter((file) => file.split(path.sep).length === 4);

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (file: string) =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading ?? ''));

function isDead(file: string, link: string): boolean {
  const [target = '', anchor] = link.split('#');
  const linked = target === '' ? file : path.join(path.dirname(file), target);
  if (!existsSync(path.join(workspaceRoot, linked))) return true;
  return anchor !== undefined && !anchorsOf(linked).includes(anchor);
}

it.each(documents)('has no dead link in %s', (file) => {
  const links = [...textOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link ?? '');
  const ours = links.filter((link) => !/^[a-z]+:/.test(link));
  expect(ours.filter((link) => isDead(file, link))).toEqual([]);
});

it('names no missing document in code, tests and settings', () => {
  const found = execFileSync(
    'git',
    ['grep', '-hoIE', 'docs/[A-Za-z/-]+[.]md', '--', ':!*.test.ts', ':!*.md'],
    {
      cwd: workspaceRoot,
      encoding: 'utf8',
    },
  );
  const named = [...new Set(found.trim().split('\n'))];
  expect(named).toContain('docs/architecture.md');
  expect(named.filter((file) => !existsSync(path.join(workspaceRoot, file)))).toEqual([]);
});

it('lists each decision record in the index', () => {
  const index = textOf('docs/decisions/README.md');
  const missing = records.filter((file) => !index.includes(`(${path.relative('docs/decisions', file)})`));
  expect(missing).toEqual([]);
});

it.each(records)('gives %s a title, a status with a date, and the sections of the template', (file) => {
  expect(textOf(file)).toMatch(
    /^# .+\n\nStatus: (?:accepted|superseded)\b.*\d{4}-\d{2}-\d{2}.*\n\n## Context\n[^]+\n## Decision\n[^]+\n## Consequences\n/,
  );
});
