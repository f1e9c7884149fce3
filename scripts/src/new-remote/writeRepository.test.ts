import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runMf } from '@formline/tooling/mf/runMf';
import { newRemote } from '../mf/newRemote';
import { resolved } from './packPackages';
import { writeRepository } from './writeRepository';

const folder = mkdtempSync(path.join(tmpdir(), 'formline-repository-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('writes versions where this workspace has references', () => {
  const wanted = { react: 'catalog:', '@formline/shared': 'workspace:*', yup: '1.7.1' };
  const { react, yup, ...own } = resolved(wanted);
  expect(react).toMatch(/^19\./);
  expect(own['@formline/shared']).toMatch(/^\^\d+\.\d+\.\d+$/);
  expect(yup).toBe('1.7.1');
  expect(() => resolved({ nothing: 'catalog:' })).toThrow('The catalog has no version of nothing');
});

it('has no dry run', async () => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const commands = { new: async () => newRemote };
  const args = ['new', 'mf-never-written', '--dry-run'];
  expect(await runMf(args, { MF_STORE: folder }, { commands, smokeTest: null })).toBe(2);
  expect(written).toHaveBeenCalledWith(expect.stringContaining('new has no dry run'));
});

it('writes nothing into a folder with content', async () => {
  writeFileSync(path.join(folder, 'notes.md'), 'ours');
  await expect(writeRepository(folder, 'mf-nutrition')).rejects.toThrow(`${folder} is not empty.`);
});
