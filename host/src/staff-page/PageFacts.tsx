import { useSiteConfig } from '@formline/shared/site-config';
import type { Registry } from '@formline/shared/contracts/platform/registry';
import { chakra, InlineNotice, Text } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { useLiveRemotes, hostBuild } from '../remotes/registry/liveRemotes';
import { staffPageTexts, momentText } from './staffPage.texts';
import { useHostContract } from './remote-table/useContract';

const texts = staffPageTexts.facts;

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax({sizes.56}, 1fr))',
    borderRadius: 'lg',
    border: 'thin',
    borderColor: 'border',
    bg: 'bg.surface',
    '& > div': { px: '5', py: '4', minW: '0' },
    '& > div + div': { borderInlineStart: 'thin', borderColor: 'border' },
  },
});

export function PageFacts() {
  const { registry } = useLiveRemotes();
  const { environment } = useSiteConfig();
  if (!registry) return null;
  const { change, hosts, revision } = registry;
  const deployed = hosts[0]?.build;
  const isLive = deployed === undefined || deployed === hostBuild();
  return (
    <>
      <Freezes registry={registry} />
      <Facts aria-label={texts.label}>
        <Fact name={texts.revision} value={`#${revision}`} note={`${texts.environment}: ${environment}`} />
        <Fact name={texts.change} value={change.action} note={texts.by(change.by, momentText(change.at))} />
        <Fact
          name={texts.host}
          value={hostBuild()}
          note={isLive ? texts.hostIsLive : texts.hostIsOlder(deployed)}
        />
        <SharedVersions />
      </Facts>
    </>
  );
}

function Freezes({ registry: { frozen = {} } }: { readonly registry: Registry }) {
  return Object.entries(frozen).map(([what, { reason, by, at }]) => (
    <chakra.div key={what} mb="3">
      <InlineNotice tone="warning">
        {staffPageTexts.frozen(what, { reason, by, at: momentText(at) })}
      </InlineNotice>
    </chakra.div>
  ));
}

function SharedVersions() {
  const { data } = useHostContract();
  const versions = Object.entries(data?.shared.provides ?? {});
  const react = versions.find(([module]) => module === 'react')?.[1];
  const entryPoints = [
    ...new Set(versions.filter(([module]) => module.startsWith('@')).map(([, version]) => version)),
  ];
  if (react === undefined)
    return <Fact name={texts.shared} value={staffPageTexts.none} note={texts.noShared} />;
  return (
    <Fact name={texts.shared} value={texts.react(react)} note={texts.entryPoints(entryPoints.join(', '))} />
  );
}

interface FactProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly note: string;
}

function Fact({ name, value, note }: FactProps) {
  return (
    <div>
      <Text as="dt" tone="muted" size="xs">
        {name}
      </Text>
      <chakra.dd fontWeight="semibold" overflowWrap="anywhere" mt="1">
        {value}
        <Text as="span" display="block" tone="muted" size="xs" fontWeight="normal">
          {note}
        </Text>
      </chakra.dd>
    </div>
  );
}
