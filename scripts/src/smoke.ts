/** `pnpm smoke <remote> | --all [--url <url>] [--override <build> | --candidate <build>] [--junit <file>] [--json]` */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDeployment } from '@formline/e2e/smoke/readDeployment';
import { isPageSound, isSound, type SmokedPage, type SmokeReport } from '@formline/e2e/smoke/SmokeReport';
import { openStore } from '@formline/tooling/delivery/store/openStore';
import { PlainError } from './process/plainError';
import { say } from './process/progress';
import { junitXml } from './smoke/junitXml';
import { readSmokeAccounts } from './smoke/readSmokeAccounts';
import { runSmoke, smokeUrl } from './smoke/runSmoke';
import { smokeCandidate } from './smoke/smokeCandidate';
import { smokeCommandTexts as texts } from './smoke/smokeCommand.texts';

interface SmokeArguments {
  readonly url: string;
  readonly remote: string | null;
  readonly override?: string | undefined;
  readonly candidate?: string | undefined;
  readonly junit?: string | undefined;
  readonly isJson: boolean;
}

function readArguments(): SmokeArguments {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      url: { type: 'string' },
      override: { type: 'string' },
      candidate: { type: 'string' },
      junit: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { all, override, candidate, junit, json: isJson } = values;
  const [remote = null, ...more] = positionals;
  if (more.length > 0 || all === (remote !== null)) throw new PlainError(texts.usage);
  if (all && (override ?? candidate) !== undefined) throw new PlainError(texts.buildOfAll);
  if (override !== undefined && candidate !== undefined) throw new PlainError(texts.twoBuilds);
  return { url: smokeUrl(values.url ?? null, process.env), remote, override, candidate, junit, isJson };
}

async function remotesToSmoke({ url, remote, isJson }: SmokeArguments): Promise<string[]> {
  if (remote !== null) return [remote];
  const { registry } = await readDeployment(url);
  const { remotes } = registry;
  for (const { name, disabled } of remotes) {
    if (disabled && !isJson) say(texts.leftOut(name, disabled.reason));
  }
  return remotes.filter(({ disabled }) => !disabled).map(({ name }) => name);
}

async function smokeOne(
  remote: string,
  { url, override, candidate }: SmokeArguments,
): Promise<SmokeReport[]> {
  const credentials = readSmokeAccounts(process.env, url);
  if (candidate === undefined) return [await runSmoke({ url, remote, credentials, override })];
  const store = await openStore(process.env['MF_STORE'] || null, process.env);
  return smokeCandidate({ store, name: remote, build: candidate }, { url, credentials });
}

async function smoke(): Promise<boolean> {
  const wanted = readArguments();
  const { junit, isJson } = wanted;
  const reports: SmokeReport[] = [];
  for (const remote of await remotesToSmoke(wanted)) {
    const seen = await smokeOne(remote, wanted);
    if (!isJson) for (const line of seen.flatMap(smokeLines)) say(line);
    reports.push(...seen);
  }
  if (junit !== undefined) {
    mkdirSync(path.dirname(path.resolve(junit)), { recursive: true });
    writeFileSync(junit, junitXml(reports));
  }
  const pages = reports.flatMap((report) => report.pages);
  say(
    isJson
      ? JSON.stringify(reports, null, 2)
      : texts.summary(pages.length, pages.filter((page) => !isPageSound(page)).length),
  );
  return reports.length > 0 && reports.every(isSound);
}

const isOneSentence = (error: unknown): error is Error =>
  error instanceof Error &&
  (['PlainError', 'SmokeRefusal', 'DeliveryError'].includes(error.name) || 'code' in error);

process.exitCode = 1;
smoke().then(
  (allSound) => {
    process.exitCode = allSound ? 0 : 1;
  },
  (error: unknown) => process.stderr.write(`${isOneSentence(error) ? error.message : String(error)}\n`),
);

const linesOfPage = ({ address, access, seconds, findings, screenshot }: SmokedPage): string[] => [
  texts.page(address, access, seconds),
  ...findings.map(({ ok, check, expected, seen }) =>
    ok ? texts.passed(check, seen) : texts.failed(check, expected, seen),
  ),
  ...(screenshot === null ? [] : [texts.screenshot(screenshot)]),
];

const smokeLines = (report: SmokeReport): string[] => [
  texts.subject(report),
  ...report.pages.flatMap(linesOfPage),
];
