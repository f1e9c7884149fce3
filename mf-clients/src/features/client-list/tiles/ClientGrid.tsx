import type { InactiveClientStep } from '@formline/shared/domain/clients/freeClients';
import type { TagsOfClients } from '@formline/shared/domain/clients/tagsOfClients';
import { memo, useRef } from 'react';
import type { ClientAct } from '../clientAct';
import { ClientRows } from '../ClientRows';
import type { ListedClient } from '../listedClients';
import type { ClientSelection } from '../selection/chosenClients';
import { useGridLayout } from './useGridLayout';
import * as styles from '../clientTiles.module.css';

interface ClientGridProps {
  readonly listed: readonly ListedClient[];
  readonly tags: TagsOfClients;
  readonly step: InactiveClientStep | null;
  readonly newClientId: number | null;
  readonly selection: ClientSelection | null;
  readonly onAct: (act: ClientAct) => void;
}

/** Virtualised, and memoised so that a key with the same results renders nothing. */
export const ClientGrid = memo(function ClientGrid({ listed, ...props }: ClientGridProps) {
  const topRef = useRef<HTMLDivElement>(null);
  const layout = useGridLayout(topRef);
  return (
    <div className={styles.area}>
      <div ref={topRef} />
      {layout && (
        <ClientRows key={`${layout.rowPx}/${layout.topPx}`} listed={listed} layout={layout} {...props} />
      )}
    </div>
  );
});
