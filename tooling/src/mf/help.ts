import { MF } from '../build/workspace';
import type { Command, CommandOption, Commands } from './Command';
import { mfTexts } from './mf.texts';

export const commonOptions: Readonly<Record<string, CommandOption>> = {
  store: { type: 'string', help: mfTexts.options.store },
  'dry-run': { type: 'boolean', help: mfTexts.options.dryRun },
  json: { type: 'boolean', help: mfTexts.options.json },
  by: { type: 'string', help: mfTexts.options.by },
  help: { type: 'boolean', help: mfTexts.options.help },
};

const WIDTH = 26;

const optionLine = ([name, { type, help }]: [string, CommandOption]) =>
  `  ${`--${name}${type === 'string' ? ' <…>' : ''}`.padEnd(WIDTH)} ${help}`;

export function helpOf({ usage, summary, details = [], options = {} }: Command): string {
  return [
    summary,
    '',
    `  ${MF} ${usage}`,
    ...(details.length > 0 ? ['', ...details] : []),
    '',
    ...Object.entries(options).map(optionLine),
    ...Object.entries(commonOptions).map(optionLine),
  ].join('\n');
}

export async function overview(commands: Commands): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  return [
    mfTexts.overview,
    '',
    ...all.flatMap(({ usage, summary }) => [`  ${MF} ${usage}`, `      ${summary}`]),
    '',
    ...Object.entries(commonOptions).map(optionLine),
    '',
    mfTexts.exitCodes,
  ].join('\n');
}
