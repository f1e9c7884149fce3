import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { describeRemote } from '../build/describeContract';
import { packageDir } from '../build/workspace';
import { ContractPlugin } from './ContractPlugin';
import type { MeasuredUses } from './measureUses';
import { remoteConfig } from './remoteConfig';

// Inside the package, so that the fixture finds `shared` as a remote does.
const folder = mkdtempSync(path.join(packageDir('tooling'), 'node_modules/.formline-contract-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(folder, 'src', file)), { recursive: true });
  writeFileSync(path.join(folder, 'src', file), content);
};

/** Builds a remote of these files as ours are built and measures what it uses. */
function build(files: Record<string, string>): Promise<MeasuredUses> {
  for (const [file, content] of Object.entries(files)) write(file, content);
  const outputDir = path.join(folder, 'dist');
  const config = remoteConfig(
    { name: 'mf-clients', build: 'test', mode: 'production', outputDir },
    path.join(folder, 'src'),
  );
  return new Promise((resolve, reject) => {
    let measured: MeasuredUses | null = null;
    const plugin = new ContractPlugin((uses) => {
      measured = uses;
    });
    webpack({ ...config, plugins: [...(config.plugins ?? []), plugin] }, (error, stats) => {
      if (measured && !error && !stats?.hasErrors()) resolve(measured);
      else reject(error ?? new Error(stats?.toString('errors-only')));
    });
  });
}

it('finds what a remote uses of every door, through bundled modules too, and nothing that is left out', async () => {
  const uses = await build({
    'expose/Page.tsx': `
      import { Heading, Text as Words } from '@formline/shared/ui/core';
      import { emitEvent } from '@formline/shared/events';
      import { Slot } from '@formline/shared/slots';
      import { load } from '../rows';
      export default function Page() {
        emitEvent('groups:group-created', { memberCount: 1 });
        void load();
        void import('@formline/shared/ui/overlays');
        return <Heading><Words>x</Words><Slot name="group-dashboard:calendar" slotProps={{}} /></Heading>;
      }`,
    'rows.ts': `
      import { call, isApiError } from '@formline/shared/api-client';
      import { reportRemoteFailure } from '@formline/shared/contracts/clientReports';
      import { listGroups } from './unused';
      import * as query from '@formline/shared/query';
      export const load = () => call(reportRemoteFailure, { body: query.queryOptions({}) });
      export const forgotten = () => isApiError(listGroups);`,
    'unused.ts': `
      import { onEvent } from '@formline/shared/events';
      import { readCurrentUser } from '@formline/shared/contracts/users';
      export const listGroups = readCurrentUser;`,
  });
  const contract = await describeRemote(uses, ['b.css', 'a.css']);
  expect(contract.doors).toMatchObject({
    'ui/core': ['Heading', 'Text'],
    'ui/overlays': ['*'],
    'api-client': ['call'],
    query: ['queryOptions'],
    slots: ['Slot'],
  });
  expect(contract.events.emits).toEqual(['groups:group-created']);
  expect(contract.slotsPlaced).toEqual(['group-dashboard:calendar']);
  expect(contract.api.endpoints).toEqual(['POST /v2.2/api/client-reports']);
  expect(contract.shared.requires).toMatchObject({
    'react/jsx-runtime': '^19.0.0',
    '@formline/shared/query': '^1.0.0',
  });
  expect(contract.css).toEqual(['a.css', 'b.css']);
});
