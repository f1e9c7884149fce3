import type { ClientTag } from '@formline/shared/contracts/people/clientTags';
import type { Client } from '@formline/shared/contracts/people/users';
import { clientDashboardPath } from '@formline/shared/domain/clients/clientPaths';
import type { InactiveClientStep } from '@formline/shared/domain/clients/freeClients';
import { paletteNumber } from '@formline/shared/training/client-tags/TagBadge';
import { Badge, IconButton, lazyPart, PersonAvatar } from '@formline/shared/ui/core';
import { RotateCw } from 'lucide-react';
import { memo } from 'react';
import { type ClientAct, offerFor } from '../clientAct';
import { clientListTexts as texts } from '../clientList.texts';
import * as choiceStyles from '../selection/choice.module.css';
import type { ClientChoice } from '../selection/chosenClients';
import { tileId } from './tileId';
import * as styles from '../clientTiles.module.css';

/** Lazy, because few tiles have a menu. */
const ClientTileMenu = lazyPart(async () => (await import('./ClientTileMenu')).ClientTileMenu, {
  loading: null,
  failed: (onRetry, { client, isTabStop }) => (
    <IconButton
      label={texts.moreFailed(client.full_name)}
      icon={<RotateCw />}
      size="sm"
      tabIndex={isTabStop ? 0 : -1}
      onClick={onRetry}
    />
  ),
});

const MOST_POINTS = 8;

interface ClientTileProps {
  readonly client: Client;
  readonly tags: readonly ClientTag[] | undefined;
  readonly column: number;
  /** Roving tabindex: arrow keys move on from it. */
  readonly isTabStop: boolean;
  readonly step: InactiveClientStep | null;
  /** Present while clients are selected; then the tile is a checkbox. */
  readonly choice: ClientChoice | null;
  readonly onAct: (act: ClientAct) => void;
}

export const ClientTile = memo(function ClientTile(props: ClientTileProps) {
  const { client, tags, column, isTabStop, step, choice, onAct } = props;
  const { beforeOpening, ...extras } = offerFor(client, step);
  const isActive = client.client_user.active_under_current_trainer;
  const tile = {
    id: tileId(client),
    className: isActive ? styles.tile : `${styles.tile} ${styles.inactive}`,
    tabIndex: isTabStop ? 0 : -1,
  };
  const face = faceOf(client);
  return (
    <div role="gridcell" aria-colindex={column + 1} className={styles.cell}>
      {choice ? (
        <button
          {...tile}
          {...choice.handlers}
          type="button"
          role="checkbox"
          aria-checked={choice.isChosen}
          className={`${tile.className} ${choiceStyles.tile}`}
        >
          {face}
        </button>
      ) : beforeOpening === null ? (
        <a {...tile} href={clientDashboardPath(client)}>
          {face}
        </a>
      ) : (
        <button
          {...tile}
          type="button"
          aria-haspopup="dialog"
          onClick={() => onAct({ kind: beforeOpening, client })}
        >
          {face}
        </button>
      )}
      {tags && tagsOn(tags)}
      {!choice && (extras.canReactivate || extras.canResend) && (
        <div className={styles.menu}>
          <ClientTileMenu
            key={client.id}
            client={client}
            extras={extras}
            isTabStop={isTabStop}
            onResend={() => onAct({ kind: 'resend', client })}
          />
        </div>
      )}
    </div>
  );
});

/** A function and not a component, because a component per tile adds React overhead. */
function faceOf({ full_name, avatar_url, client_user }: Client) {
  return (
    <>
      <PersonAvatar name={full_name} imageUrl={avatar_url} size="lg" />
      <span className={styles.name} title={full_name} translate="no">
        {full_name}
      </span>
      {client_user.active_under_current_trainer ? (
        client_user.invited_at !== null && <Badge tone="upcoming">{texts.invited}</Badge>
      ) : (
        <Badge>{texts.inactive}</Badge>
      )}
    </>
  );
}

/** Coloured points, because a tile has no room for names. */
const tagsOn = (tags: readonly ClientTag[]) => (
  <span
    role="img"
    aria-label={texts.tags(tags.map(({ name }) => name))}
    title={tags.map(({ name }) => name).join(', ')}
    className={styles.tags}
  >
    {tags.slice(0, MOST_POINTS).map(({ id, color }) => (
      <span key={id} style={{ background: `var(--fl-colors-avatar-${paletteNumber(color)}-fg)` }} />
    ))}
  </span>
);
