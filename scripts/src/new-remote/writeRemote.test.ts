import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteWords, writeRemote } from './writeRemote';

const root = mkdtempSync(path.join(tmpdir(), 'formline-write-remote-'));
writeFileSync(path.join(root, 'package.json'), JSON.stringify({ version: '3.2.1' }));
afterAll(() => rmSync(root, { recursive: true }));

it('makes every word of a remote from its name', () => {
  expect(remoteWords('mf-meal-plans')).toEqual({
    remote: 'mf-meal-plans',
    word: 'meal-plans',
    Name: 'MealPlans',
    Label: 'Meal plans',
  });
});

it.each(['nutrition', 'mf-', 'mf-Nutrition', 'mf-a/../b', 'mf-a--b', `mf-${'a'.repeat(60)}`])(
  'refuses %s as a name',
  (name) => expect(() => remoteWords(name)).toThrow('is no name for a remote'),
);

it('writes a whole remote without a mark of the template left in it', () => {
  const files = writeRemote(root, 'mf-meal-plans');
  expect(files).toContain(path.join('mf-meal-plans', 'src/expose/MealPlansRoute.tsx'));
  const written = readdirSync(path.join(root, 'mf-meal-plans'), { recursive: true, encoding: 'utf8' });
  expect(written.filter((name) => /\{\{|tmpl/.test(name))).toEqual([]);
  for (const file of files.filter((name) => !name.endsWith('.yml')))
    expect(readFileSync(path.join(root, file), 'utf8')).not.toMatch(/\{\{\w+\}\}/);
  expect(readFileSync(path.join(root, 'mf-meal-plans/package.json'), 'utf8')).toContain('"version": "3.2.1"');
});

it('never writes into a folder that is there', () => {
  expect(() => writeRemote(root, 'mf-meal-plans')).toThrow('There is a folder mf-meal-plans already.');
});
