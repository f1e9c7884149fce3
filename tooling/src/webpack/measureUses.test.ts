import { describeRemote } from '../build/describeContract';
import { ContractPlugin, type MeasuredUses } from './measureUses';
import { fixtureRemote } from './testing/buildFixture';

const remote = fixtureRemote();
afterAll(remote.remove);

async function measured(files: Record<string, string>): Promise<MeasuredUses> {
  const found: MeasuredUses[] = [];
  await remote.build({ files, plugins: [new ContractPlugin((uses) => found.push(uses))] });
  const [uses] = found;
  if (!uses) throw new Error('Nothing was measured');
  return uses;
}

it('finds what a remote uses of every door, through bundled modules too, and nothing that is left out', async () => {
  const uses = await measured({
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
      import { sendClientReports } from '@formline/shared/contracts/platform/clientReports';
      import { listGroups } from './unused';
      import * as query from '@formline/shared/query';
      export const load = () => call(sendClientReports, { body: query.queryOptions({}) });
      export const forgotten = () => isApiError(listGroups);`,
    'unused.ts': `
      import { onEvent } from '@formline/shared/events';
      import { readCurrentUser } from '@formline/shared/contracts/people/users';
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
    '@formline/shared/query': '>=1.0.0',
  });
  expect(contract.css).toEqual(['a.css', 'b.css']);
});

it('names file, line and replacement of a deprecated export that a remote uses, and says nothing of the others', async () => {
  const { deprecations } = await measured({
    'expose/Page.tsx': `
      import { currentSession } from '@formline/shared/session';
      import { keep } from '../keep';
      export default () => (currentSession() ? keep() : null);`,
    'keep.ts': `
      import { useSession } from '@formline/shared/session';

      import { keepCurrentUser as keepUser } from '@formline/shared/session';
      export const keep = () => { useSession(); keepUser(null); return null; };`,
  });
  expect(deprecations).toEqual([
    expect.stringMatching(
      /src\/keep\.ts:4: keepCurrentUser of @formline\/shared\/session is deprecated\. .*Use `updateCurrentUser`\.$/,
    ),
  ]);
});
