import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteReader } from './site';

let siteDir: string;
const write = (name: string, text: string) => {
  const file = path.join(siteDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  write('index.html', '<html></html>');
  write('registry/current.json', '{"revision":1,"remotes":[]}');
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const reader = () => siteReader({ siteDir, configFile: path.join(siteDir, 'config.json') });

it('finds a file that came after it was asked for', () => {
  const { textOf } = reader()();
  expect(textOf('/remotes/first-paint.html')).toBeNull();
  write('remotes/first-paint.html', 'drawn');
  expect(textOf('/remotes/first-paint.html')).toBe('drawn');
});

it('reads its files anew when the registry was replaced', () => {
  const read = reader();
  write('remotes/first-paint.html', 'old');
  expect(read().textOf('/remotes/first-paint.html')).toBe('old');
  write('remotes/first-paint.html', 'new');
  utimesSync(write('registry/current.json', '{"revision":2,"remotes":[]}'), 1, 1);
  expect(read().textOf('/remotes/first-paint.html')).toBe('new');
});

it('makes once what is sent of a registry, and anew when it was replaced', () => {
  const read = reader();
  const first = read();
  expect(read()).toBe(first);
  const text = '{"revision":2,"remotes":[]}';
  utimesSync(write('registry/current.json', text), 1, 1);
  expect(read()).toMatchObject({ registryText: text, pageRegistry: text });
  expect(read().registryTag).not.toBe(first.registryTag);
});
