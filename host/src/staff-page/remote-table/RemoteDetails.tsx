import { chakra, Grid, InlineNotice, Text } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { shownPhases } from './LoadBar';
import { type RemoteRow, countedFailures } from './remoteRows';
import { staffPageTexts, momentText } from '../staffPage.texts';
import type { ContractState } from './useContract';

const texts = staffPageTexts.details;

const ENTRY_POINT_PREFIX = '@formline/shared/';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    fontSize: 'xs',
    '& li': { py: '0.5', overflowWrap: 'anywhere' },
  },
});

interface RemoteDetailsProps {
  readonly row: RemoteRow;
  readonly contract: ContractState;
}

export function RemoteDetails({ row: { remote, chosen, load }, contract }: RemoteDetailsProps) {
  const { routes, slots } = chosen?.manifest ?? remote.active.manifest;
  return (
    <>
      {remote.disabled && (
        <InlineNotice tone="warning">
          {texts.off(remote.disabled.reason, momentText(remote.disabled.at))}
        </InlineNotice>
      )}
      <Grid templateColumns="1fr 1fr 1.3fr" gap="8" py="1">
        <Part title={texts.phases}>
          <List>
            {shownPhases.map(([phase]) => (
              <li key={phase}>
                {staffPageTexts.phases[phase]}: {msText(load?.phases[phase] ?? null)}
              </li>
            ))}
            <li>
              {texts.entry}: {chosen?.entry} ({chosen?.integrity ? texts.checked : texts.unchecked})
            </li>
            <li>
              {texts.offers}: {texts.offered(routes.length, slots.length)}
            </li>
          </List>
        </Part>
        <Part title={texts.failures}>
          <Failures failures={load?.failures ?? []} />
        </Part>
        <Part title={texts.requirements}>
          <Requirements contract={contract} />
        </Part>
      </Grid>
    </>
  );
}

const msText = (ms: number | null) => (ms === null ? staffPageTexts.none : staffPageTexts.ms(ms));

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <chakra.section minW="0">
      <Text as="h2" size="xs" fontWeight="semibold" mb="1">
        {title}
      </Text>
      {children}
    </chakra.section>
  );
}

function Failures({ failures }: { readonly failures: NonNullable<RemoteRow['load']>['failures'] }) {
  if (failures.length === 0) return <Text size="xs">{texts.noFailures}</Text>;
  return (
    <List>
      {countedFailures(failures).map(
        ({ failure: { build, expose, cause, status, message }, count }, index) => (
          <li key={`${expose}/${index}`}>
            <chakra.strong fontWeight="medium">{staffPageTexts.cause(cause, status)}</chakra.strong>
            {staffPageTexts.times(count)} {expose} {build}: {message}
          </li>
        ),
      )}
    </List>
  );
}

function Requirements({ contract }: { readonly contract: ContractState }) {
  if (contract.kind !== 'known') return <Text size="xs">{texts.noRequirements}</Text>;
  return (
    <List columns="2" columnGap="6">
      {contract.requirements.map(({ module, range, provided, isMet }) => (
        <chakra.li key={module} {...(isMet ? {} : { color: 'status.missed.fg', fontWeight: 'medium' })}>
          {module.replace(ENTRY_POINT_PREFIX, '')} {texts.provided(range, provided)}
        </chakra.li>
      ))}
    </List>
  );
}
