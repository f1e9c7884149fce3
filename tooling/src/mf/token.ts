import path from 'node:path';
import {
  addToken,
  EVERY_PACKAGE,
  readTokens,
  revokeToken,
  type Right,
  RIGHTS,
} from '../delivery/server/deliveryTokens';
import { type Call, type Command, type CommandOption, type Outcome, UsageError } from './Command';
import { mfTexts } from './mf.texts';
import { minuteOf, table } from './table';

const texts = mfTexts.token;
const usage = 'token add --holder <name> --for <remote|host> | token list | token revoke <id>';
const PACKAGE = /^[a-z][a-z0-9-]*$/;
const LONGEST_HOLDER = 120;
const DEFAULT_RIGHTS = ['publish', 'promote'];

export const tokensOption: Readonly<Record<string, CommandOption>> = {
  tokens: { type: 'string', help: texts.tokensHelp },
};

export function tokensFileOf({ text }: Pick<Call, 'text'>): string {
  const file = text('tokens') ?? (process.env['MF_TOKENS'] || null);
  if (file === null) throw new UsageError(texts.tokensMissing);
  return path.resolve(file);
}

const rightOf = (word: string): Right => {
  const right = RIGHTS.find((known) => known === word);
  if (!right) throw new UsageError(texts.badRight(word, RIGHTS));
  return right;
};

async function add(call: Call): Promise<Outcome> {
  const holder = call.text('holder')?.trim() ?? '';
  const packages = [...call.texts('for'), ...(call.has('for-all') ? [EVERY_PACKAGE] : [])];
  if (holder === '' || holder.length > LONGEST_HOLDER)
    throw new UsageError(texts.holderMissing(LONGEST_HOLDER));
  if (packages.length === 0) throw new UsageError(texts.packageMissing);
  const unknown = packages.find((name) => name !== EVERY_PACKAGE && !PACKAGE.test(name));
  if (unknown !== undefined) throw new UsageError(texts.badPackage(unknown));
  const given = call.texts('may');
  const rights = (given.length > 0 ? given : DEFAULT_RIGHTS).map(rightOf);
  const { id, token } = await addToken(tokensFileOf(call), { holder, packages, rights });
  return { lines: [texts.added(id, holder), token], data: { id, holder, packages, rights, token } };
}

async function list(call: Call): Promise<Outcome> {
  const tokens = (await readTokens(tokensFileOf(call))).map(({ hash: _hash, ...token }) => token);
  const rows = tokens.map(({ id, holder, packages, rights, createdAt, revokedAt }) => [
    id,
    holder,
    packages.join(' '),
    rights.join(' '),
    minuteOf(createdAt),
    revokedAt === null ? '' : minuteOf(revokedAt),
  ]);
  return { lines: rows.length === 0 ? [texts.none] : table([texts.columns, ...rows]), data: { tokens } };
}

async function revoke(call: Call, id: string): Promise<Outcome> {
  const { holder } = await revokeToken(tokensFileOf(call), id);
  return { lines: [texts.revoked(id, holder)], data: { id, holder } };
}

async function run(call: Call): Promise<Outcome> {
  const [action, id, ...more] = call.words;
  if (action === 'add' && id === undefined) return add(call);
  if (action === 'list' && id === undefined) return list(call);
  if (action === 'revoke' && id !== undefined && more.length === 0) return revoke(call, id);
  throw new UsageError(mfTexts.wordsMissing(usage));
}

export const token: Command = {
  usage,
  summary: texts.summary,
  details: texts.details,
  options: {
    ...tokensOption,
    holder: { type: 'string', help: texts.holderHelp },
    for: { type: 'string', multiple: true, help: texts.forHelp },
    'for-all': { type: 'boolean', help: texts.forAllHelp },
    may: { type: 'string', multiple: true, help: texts.mayHelp },
  },
  run,
};
