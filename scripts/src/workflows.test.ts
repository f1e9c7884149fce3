import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from '@formline/shared/contracts/schema';
import { remoteNames, workspaceRoot } from '@formline/tooling/workspace';
import { parse } from 'yaml';
import { PNPM } from '../bootstrap.mjs';
import { workflowOf } from './new-remote/writeRemote';

const workflowDir = path.join(workspaceRoot, '.github/workflows');
const textOf = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8');

const stepSchema = z.object({
  name: z.optional(z.string()),
  if: z.optional(z.string()),
  uses: z.optional(z.string()),
  run: z.optional(z.string()),
  with: z.optional(z.record(z.string(), z.unknown())),
});
const jobSchema = z.object({
  needs: z.optional(z.array(z.string())),
  if: z.optional(z.string()),
  uses: z.optional(z.string()),
  with: z.optional(z.record(z.string(), z.unknown())),
  'timeout-minutes': z.optional(z.number()),
  steps: z.optional(z.array(stepSchema)),
});
const inputSchema = z.object({ type: z.string(), required: z.optional(z.boolean()) });
const workflowSchema = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), jobSchema),
});
const calledSchema = z.object({ inputs: z.record(z.string(), inputSchema) });
const actionSchema = z.object({ runs: z.object({ steps: z.array(stepSchema) }) });
const rootSchema = z.object({ scripts: z.record(z.string(), z.string()) });

function parsed<S extends z.Schema>(schema: S, data: unknown, what: string): z.output<S> {
  const result = z.safeParse(schema, data);
  if (!result.success) throw new Error(`${what}: ${result.error.message}`);
  return result.data;
}

const files = readdirSync(workflowDir);
const workflows = files.map((file) => {
  const data: unknown = parse(textOf(`.github/workflows/${file}`));
  return { file, ...parsed(workflowSchema, data, file) };
});
const install = parsed(actionSchema, parse(textOf('.github/actions/install/action.yml')), 'install').runs
  .steps;
const jobs = workflows.flatMap(({ file, jobs: all }) =>
  Object.entries(all).map(([job, content]) => ({ at: `${file} ${job}`, ...content })),
);
const steps = [...install, ...jobs.flatMap((job) => job.steps ?? [])];

it('names no script that the root package does not have', () => {
  const { scripts } = parsed(rootSchema, JSON.parse(textOf('package.json')), 'package.json');
  const known = [...Object.keys(scripts), 'install', 'update'];
  const called = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/\bpnpm (?:--\w+ )*(\w[\w:-]*)/g)].map(([, name]) => name),
  );
  expect(called).toEqual(
    expect.arrayContaining(['install', 'build', 'lint', 'mf', 'smoke', 'test:e2e', 'types']),
  );
  expect(called.filter((name = '') => !known.includes(name))).toEqual([]);
});

it('has the workflow of the template for every remote, and for nothing that is none', () => {
  for (const remote of remoteNames)
    expect(textOf(`.github/workflows/${remote}.yml`)).toBe(workflowOf(remote));
  const ofRemotes = files.filter((file) => file.startsWith('mf-')).map((file) => path.basename(file, '.yml'));
  expect(ofRemotes.sort()).toEqual([...remoteNames].sort());
});

it('runs the smoke test of every remote when the host, what is shared or the tools change', () => {
  for (const [file, folders] of [
    ['host.yml', ['host/**']],
    ['shared.yml', ['shared/**', 'tooling/**']],
  ] as const) {
    const workflow = workflows.find((candidate) => candidate.file === file);
    const filter = z.object({ paths: z.array(z.string()) });
    for (const event of ['pull_request', 'push'])
      expect(parsed(filter, workflow?.on[event], file).paths).toEqual(expect.arrayContaining([...folders]));
    expect(workflow?.jobs['smoke']).toMatchObject({ uses: './.github/workflows/smoke.yml' });
    expect(workflow?.jobs['smoke']?.with).toBeUndefined();
  }
});

const workflowNamed = (file: string) => workflows.find((candidate) => candidate.file === file);

it('delivers the host when what is shared changes, after its checks, and never a build that was rolled back', () => {
  expect(workflowNamed('shared.yml')?.jobs['deliver']).toEqual({
    needs: ['check', 'smoke'],
    if: "github.event_name == 'push'",
    uses: './.github/workflows/deliver.yml',
    with: { package: 'host', action: 'deliver', 'only-new': true },
  });
  const after = workflowNamed('deliver.yml')?.jobs['deliver']?.steps ?? [];
  const changing = after.filter(({ run = '' }) => /mf (?:canary|promote)|--candidate/.test(run));
  expect(changing).toHaveLength(3);
  for (const step of changing) expect(step.if).toMatch(/^steps\.publish\.outputs\.wanted == 'true'/);
});

it('hands the builds of a smoke test to the delivery, which builds its own package at most', () => {
  const kept = workflowNamed('smoke.yml')?.jobs['smoke']?.steps?.flatMap(
    ({ with: given }) => given?.['name'],
  );
  expect(kept).toContain("builds-${{ inputs.remote || 'all' }}");
  const delivering = workflowNamed('deliver.yml')?.jobs['deliver']?.steps ?? [];
  const taking = delivering.findIndex(({ uses }) => uses?.startsWith('actions/download-artifact@'));
  const building = delivering.findIndex(({ run }) => run === 'pnpm build "$PACKAGE"');
  expect(taking).toBeGreaterThan(-1);
  expect(building).toBeGreaterThan(taking);
});

it('gives each workflow it calls the inputs that one asks for, and no other', () => {
  const calls = jobs.filter(({ uses }) => uses !== undefined);
  expect(calls.length).toBeGreaterThan(remoteNames.length);
  for (const { at, uses = '', with: given = {} } of calls) {
    const called = workflows.find(({ file }) => uses === `./.github/workflows/${file}`);
    const { inputs } = parsed(calledSchema, called?.on['workflow_call'], `${at} calls ${uses}`);
    const required = Object.keys(inputs).filter((name) => inputs[name]?.required);
    expect(Object.keys(given)).toEqual(expect.arrayContaining(required));
    expect(Object.keys(given).filter((name) => !(name in inputs))).toEqual([]);
  }
});

it('may read the repository and nothing else, pins what it uses by hash, and ends by itself', () => {
  for (const { file, permissions } of workflows)
    expect([file, permissions]).toEqual([file, { contents: 'read' }]);
  const used = steps.flatMap(({ uses }) => uses ?? []).filter((name) => !name.startsWith('./'));
  expect(used.filter((name) => !/^[\w-]+\/[\w-]+@[\da-f]{40}$/.test(name))).toEqual([]);
  const endless = jobs.filter((job) => job.steps && job['timeout-minutes'] === undefined);
  expect(endless.map(({ at }) => at)).toEqual([]);
});

it('writes no expression into a command, where its text would be run', () => {
  expect(steps.flatMap(({ run = '' }) => (run.includes('${{') ? [run] : []))).toEqual([]);
});

it('installs with the pnpm that a person gets', () => {
  const setup = install.find(({ uses }) => uses?.startsWith('pnpm/action-setup@'));
  expect(`pnpm@${String(setup?.with?.['version'])}`).toBe(PNPM);
});
