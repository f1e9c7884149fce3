import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faultOfText, productTexts } from './faultOfText';

let root = '';
const files = {
  'host/src/shell/shell.texts.ts':
    "export const shellTexts = { logOut: 'Log out', rest: 'Rest', wait: 'Wait' };",
  'host/src/shell/Menu.test.tsx':
    "import { shellTexts } from './shell.texts';\nscreen.getByText(shellTexts.logOut);\nscreen.getByText('Rest');",
  'e2e/journeys/menu.spec.ts': "import { menu } from '../pages/menu';",
  'e2e/pages/menu.ts': "page.getByText('Log out')",
  'e2e/journeys/variants.spec.ts': [
    "test('one', async () => {\n  see('Rest');\n});",
    "test('two', { tag: '@full' }, async () => {\n  see('Wait');\n});",
  ].join('\n\n'),
};

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'formline-texts-'));
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), source);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const faultOf = (text: string, where: string) => faultOfText({ text, where }, productTexts(root), root);

it.each([
  ['Log out', 'host/src/shell/Menu.test.tsx'],
  ['Rest', 'host/src/shell/Menu.test.tsx'],
  ['Log out', 'e2e/journeys/menu.spec.ts'],
  ['Rest', 'e2e/journeys/variants.spec.ts'],
])('%s is seen by %s', (text, where) => {
  expect(faultOf(text, where)).toBeNull();
});

it.each([
  ['Log in', 'host/src/shell/Menu.test.tsx', 'is not in the product'],
  ['Log out', 'host/src/shell/Gone.test.tsx', 'is no test'],
  ['Log out', 'host/src/shell/shell.texts.ts', 'is no test'],
  ['Wait', 'host/src/shell/Menu.test.tsx', 'is not mentioned by'],
  ['Wait', 'e2e/journeys/variants.spec.ts', 'is not mentioned by'],
])('%s in %s: %s', (text, where, fault) => {
  expect(faultOf(text, where)).toContain(fault);
});
