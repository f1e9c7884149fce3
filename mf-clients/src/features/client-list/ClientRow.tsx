import type { InactiveClientStep } from '@formline/shared/domain/clients/freeClients';
import type { TagsOfClients } from '@formline/shared/domain/clients/tagsOfClients';
import { memo } from 'react';
import type { ClientAct } from './clientAct';
import { ClientTile } from './tiles/ClientTile';
import type { ListedClient } from './listedClients';
import { choiceOf, type ClientSelection } from './selection/chosenClients';
import type { GridLayout } from './tiles/useGridLayout';
import * as styles from './clientTiles.module.css';

interface ClientRowProps {
  readonly row: number;
  readonly offsetPx: number;
  readonly listed: readonly ListedClient[];
  readonly tags: TagsOfClients;
  readonly layout: GridLayout;
  readonly cursorIndex: number | null;
  readonly step: InactiveClientStep | null;
  readonly selection: ClientSelection | null;
  readonly onAct: (act: ClientAct) => void;
}

/** Memoised, so that scrolling renders only rows that come into view. */
export const ClientRow = memo(function ClientRow(props: ClientRowProps) {
  const { row, offsetPx, listed, tags, layout, cursorIndex, step, selection, onAct } = props;
  const { columns, rowPx } = layout;
  const first = row * columns;
  const clients = listed.slice(first, first + columns).map(({ client }) => client);
  return (
    <div
      role="row"
      className={styles.row}
      aria-rowindex={row + 1}
      style={{
        height: rowPx,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        transform: `translateY(${offsetPx}px)`,
      }}
    >
      {clients.map((client, column) => (
        <ClientTile
          key={client.id}
          client={client}
          tags={tags.get(client.id)}
          column={column}
          isTabStop={first + column === cursorIndex}
          step={step}
          choice={choiceOf(client, selection, listed)}
          onAct={onAct}
        />
      ))}
    </div>
  );
});
