import {
  Button,
  chakra,
  EmptyState,
  ErrorState,
  InlineNotice,
  PageHeader,
  SearchBox,
  Text,
} from '@formline/shared/ui/core';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { fetchRegistry } from '../remotes/registry/readRegistry';
import { useLiveRemotes } from '../remotes/registry/liveRemotes';
import { takeRegistry } from '../remotes/updates/remoteUpdates';
import { AccountRemovals } from './operations/AccountRemovals';
import { CopyReport } from './CopyReport';
import { PageFacts } from './PageFacts';
import { foundRows, useRemoteRows } from './remote-table/remoteRows';
import { Reports } from './operations/Reports';
import { RemoteTable } from './remote-table/RemoteTable';
import { SiteFaults } from './SiteFaults';
import { staffPageTexts } from './staffPage.texts';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    mt: '6',
    mb: '3',
    '& > :first-child': { w: '80' },
  },
});

export function StaffPage() {
  const { registry, reload, trouble, isReloading } = useReload();
  return (
    <>
      <PageHeader
        title={staffPageTexts.title}
        subtitle={staffPageTexts.subtitle}
        actions={
          <>
            {registry && <CopyReport />}
            <Button icon={<RotateCw />} isLoading={isReloading} onClick={() => void reload()}>
              {staffPageTexts.actions.reload}
            </Button>
          </>
        }
      />
      {trouble !== null && (
        <InlineNotice tone="warning" role="alert">
          {trouble}
        </InlineNotice>
      )}
      <SiteFaults />
      {registry ? <Remotes /> : <ErrorState {...staffPageTexts.noRegistry} onRetry={() => void reload()} />}
      <Reports />
      <AccountRemovals />
    </>
  );
}

function Remotes() {
  const rows = useRemoteRows();
  const [search, setSearch] = useState('');
  const found = foundRows(rows, search);
  if (rows.length === 0) return <EmptyState {...staffPageTexts.empty} />;
  return (
    <>
      <PageFacts />
      <Bar>
        <SearchBox label={staffPageTexts.search} value={search} onChange={setSearch} />
        <Text tone="muted" role="status">
          {staffPageTexts.count(found.length, rows.length)}
        </Text>
      </Bar>
      {found.length === 0 ? <EmptyState {...staffPageTexts.noneFound} /> : <RemoteTable rows={found} />}
    </>
  );
}

function useReload() {
  const { registry } = useLiveRemotes();
  const [isReloading, setIsReloading] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const reload = async () => {
    setIsReloading(true);
    setTrouble(null);
    try {
      if (!takeRegistry(await fetchRegistry())) setTrouble(staffPageTexts.sentOlder);
    } catch {
      setTrouble(staffPageTexts.notReloaded);
    }
    setIsReloading(false);
  };
  return { registry, reload, trouble, isReloading };
}
