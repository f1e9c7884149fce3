import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from '@formline/shared/contracts/schema';
import { workspaceRoot } from '@formline/tooling/workspace';
import { PlainError } from '../process/plainError';
import { newRemoteTexts as texts } from './newRemote.texts';

export const remoteTemplate = path.join(workspaceRoot, 'scripts/remote-template');
const TEMPLATE_ENDING = '.tmpl';
const WORKFLOW_TEMPLATE = `workflow.yml${TEMPLATE_ENDING}`;

const NAME = /^mf-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST_NAME = 40;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `mf-meal-plans` gives `meal-plans`, `MealPlans` and `Meal plans`. */
export function remoteWords(remote: string): Readonly<Record<'remote' | 'word' | 'Name' | 'Label', string>> {
  if (!NAME.test(remote) || remote.length > LONGEST_NAME) throw new PlainError(texts.badName(remote));
  const word = remote.slice('mf-'.length);
  const parts = word.split('-');
  return { remote, word, Name: parts.map(capitalised).join(''), Label: capitalised(parts.join(' ')) };
}

const filled = (text: string, words: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => words[name] ?? mark);

export const workflowOf = (remote: string): string =>
  filled(readFileSync(path.join(remoteTemplate, WORKFLOW_TEMPLATE), 'utf8'), remoteWords(remote));

function versionOf(root: string): string {
  const data: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return z.safeParse(z.object({ version: z.string() }), data).data?.version ?? '0.0.0';
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

type Words = Readonly<Record<string, string>>;

/** @returns paths relative to the folder */
export function writeTemplate(template: string, folder: string, words: Words): string[] {
  return readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(TEMPLATE_ENDING) && name !== WORKFLOW_TEMPLATE)
    .sort()
    .map((name) => {
      const file = filled(name.slice(0, -TEMPLATE_ENDING.length), words);
      write(path.join(folder, file), filled(readFileSync(path.join(template, name), 'utf8'), words));
      return file;
    });
}

/** @returns paths in the workspace @throws PlainError for an invalid name or an existing folder */
export function writeRemote(root: string, remote: string): string[] {
  const words = { ...remoteWords(remote), version: versionOf(root), tooling: '../tooling' };
  if (existsSync(path.join(root, remote))) throw new PlainError(texts.isThere(remote));
  const files = writeTemplate(remoteTemplate, path.join(root, remote), words).map((file) =>
    path.join(remote, file),
  );
  const workflow = path.join('.github/workflows', `${remote}.yml`);
  write(path.join(root, workflow), workflowOf(remote));
  return [...files, workflow];
}
