import { Badge, chakra, IconButton, Skeleton, Text } from '@formline/shared/ui/core';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Build } from '../StaffTable';
import { DeployedCell } from './DeployedCell';
import { LoadBar } from './LoadBar';
import { OverrideMenu } from './OverrideMenu';
import { RemoteDetails } from './RemoteDetails';
import type { RemoteRow } from './remoteRows';
import { staffPageTexts } from '../staffPage.texts';
import { type ContractState, useContract } from './useContract';

const COLUMNS = 7;
const SOURCE_TONES = {
  active: 'neutral',
  canary: 'upcoming',
  override: 'incomplete',
  fallback: 'missed',
} as const;

/** Memoised, so that the search does not render every row. */
export const RemoteTableRow = memo(function RemoteTableRow({ row }: { readonly row: RemoteRow }) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const contract = useContract(row.chosen);
  const { remote, load, loadMs, isFrozen } = row;
  const failures = load?.failures.length ?? 0;
  return (
    <>
      <tr>
        <th scope="row">
          <chakra.span fontWeight="semibold">{remote.name}</chakra.span>{' '}
          {remote.disabled && <Badge tone="missed">{staffPageTexts.off}</Badge>}
          {isFrozen && <Badge tone="incomplete">{staffPageTexts.frozenBadge}</Badge>}
          <Text as="span" display="block" tone="muted" size="xs">
            <Owner remote={remote} />
          </Text>
        </th>
        <td>
          <TabCell row={row} />
        </td>
        <td>
          <DeployedCell row={row} />
        </td>
        <td className="number">
          {loadMs === null || !load ? staffPageTexts.none : <LoadBar phases={load.phases} totalMs={loadMs} />}
        </td>
        <td className="number">{failures === 0 ? failures : <Badge tone="missed">{failures}</Badge>}</td>
        <td>
          <ContractCell state={contract} />
        </td>
        <td className="number">
          <chakra.span display="inline-flex" gap="1">
            <OverrideMenu row={row} />
            <IconButton
              size="sm"
              label={staffPageTexts.details.show(remote.name)}
              icon={isOpen ? <ChevronDown /> : <ChevronRight />}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onClick={() => setIsOpen(!isOpen)}
            />
          </chakra.span>
        </td>
      </tr>
      {isOpen && (
        <tr data-details="" id={detailsId}>
          <td colSpan={COLUMNS}>
            <RemoteDetails row={row} contract={contract} />
          </td>
        </tr>
      )}
    </>
  );
});

function Owner({ remote: { name, owner, active } }: { readonly remote: RemoteRow['remote'] }) {
  const contact = active.manifest.owner?.contact;
  if (contact !== undefined) return staffPageTexts.owner(owner, contact);
  return owner === name ? null : owner;
}

/** A newer chosen build loads with the next mount. */
function TabCell({ row: { chosen, load } }: { readonly row: RemoteRow }) {
  if (!chosen) return <Text tone="muted">{staffPageTexts.notHere}</Text>;
  const source = load?.loadedBuild ? load.source : chosen.source;
  return (
    <>
      <Build name={load?.loadedBuild ?? chosen.build} />{' '}
      <Badge tone={SOURCE_TONES[source]}>{staffPageTexts.sources[source]}</Badge>
      <TabNote build={chosen.build} load={load} />
    </>
  );
}

function TabNote({ build, load }: { readonly build: string; readonly load: RemoteRow['load'] }) {
  if (load && !load.loadedBuild && load.failures.length > 0)
    return (
      <Text as="span" display="block" size="xs" color="status.missed.fg">
        {staffPageTexts.didNotLoad}
      </Text>
    );
  return (
    <Text as="span" display="block" tone="muted" size="xs">
      {!load?.loadedBuild && staffPageTexts.notLoaded}
      {load?.loadedBuild && load.loadedBuild !== build && staffPageTexts.next(build)}
    </Text>
  );
}

function ContractCell({ state }: { readonly state: ContractState }) {
  const texts = staffPageTexts.contract;
  if (state.kind === 'loading') return <Skeleton w="16" />;
  if (state.kind === 'none') return <Badge>{texts.none}</Badge>;
  if (state.kind === 'unread') return <Badge tone="missed">{texts.unread}</Badge>;
  const unmet = state.requirements.filter(({ isMet }) => !isMet).length;
  return (
    <>
      <Badge tone={unmet === 0 ? 'complete' : 'missed'}>
        {unmet === 0 ? texts.fits : texts.unmet(unmet)}
      </Badge>
      <Text as="span" display="block" tone="muted" size="xs" whiteSpace="nowrap">
        {texts.version(state.version)}
      </Text>
    </>
  );
}
