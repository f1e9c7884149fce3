import { remoteBuild } from './remoteBuild';

const hash = (character: string) => `sha384-${character.repeat(64)}`;
const manifest = {
  name: 'mf-a',
  contractVersion: '1.0.0',
  routes: [{ path: '/a', expose: './Page', title: 'A', access: 'trainer' }],
  redirects: [],
  tabs: [],
  slots: [{ slot: 'account', expose: './Card' }],
  smoke: [],
};
const record = {
  name: 'mf-a',
  version: '1.0.0',
  build: '1.0.0-0123abcd',
  global: 'mf_a',
  files: { Page: ['Page.1.js', 'Page.1.css'], Card: ['Card.1.js'], main: ['main.js'] },
  manifest,
};
const integrity = { 'remoteEntry.js': hash('e'), 'Page.1.js': hash('p'), 'Card.1.js': hash('c') };

it('names the entry and the files of what is exposed, each with its hash', () => {
  const build = remoteBuild(record, integrity);
  expect(build.entry).toBe('/remotes/mf-a/1.0.0-0123abcd/remoteEntry.js');
  expect(build.integrity).toBe(hash('e'));
  expect(build.files).toEqual({
    './Page': [
      { file: 'Page.1.js', integrity: hash('p') },
      { file: 'Page.1.css', integrity: null },
    ],
    './Card': [{ file: 'Card.1.js', integrity: hash('c') }],
  });
});

it('has no hashes of a build in development, whose files lie elsewhere', () => {
  const build = remoteBuild(record, null, 'http://localhost:3101/');
  expect(build).toMatchObject({ entry: 'http://localhost:3101/remoteEntry.js', integrity: null });
});

it('is none without a valid manifest', () => {
  expect(() => remoteBuild({ ...record, manifest: {} }, integrity)).toThrow('no valid manifest');
});
