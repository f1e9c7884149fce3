import type { Client } from '@formline/shared/contracts/users';
import { clientDashboardPath } from '@formline/shared/domain/clientPaths';
import type { InactiveClientStep } from '@formline/shared/domain/freeClients';
import { Link as RouterLink } from '@formline/shared/routing';
import { Badge, chakra, lazyPart, PersonAvatar } from '@formline/shared/ui/core';
import { memo } from 'react';
import { type ClientAct, offerFor } from './clientAct';
import { clientListTexts as texts } from './clientList.texts';
import { tileId } from './tileId';
import { tileRecipe } from './tileRecipe';

const Cell = chakra('div', { base: { position: 'relative' } });
const TileLink = chakra(RouterLink, tileRecipe);
const TileButton = chakra('button', tileRecipe, { defaultProps: { type: 'button' } });
const Name = chakra('span', {
  base: { fontWeight: 'medium', lineHeight: 'tight', lineClamp: '2', overflowWrap: 'anywhere', maxW: 'full' },
});
const Corner = chakra('div', { base: { position: 'absolute', top: '1', insetInlineEnd: '1' } });

/** Few tiles have one, and it brings the code of menus. */
const ClientTileMenu = lazyPart(async () => (await import('./ClientTileMenu')).ClientTileMenu, {
  loading: null,
});

interface ClientTileProps {
  readonly client: Client;
  readonly index: number;
  readonly column: number;
  /** The one tile that Tab reaches; arrow keys go on from it. */
  readonly isTabStop: boolean;
  /** What inactive clients need; null for whoever changes nothing. */
  readonly step: InactiveClientStep | null;
  readonly onAct: (act: ClientAct) => void;
}

/** One client of the list: picture and name, the whole tile leads to the dashboard or to what comes before it. */
export const ClientTile = memo(function ClientTile(props: ClientTileProps) {
  const { client, index, column, isTabStop, step, onAct } = props;
  const { beforeOpening, ...extras } = offerFor(client, step);
  const tile = {
    id: tileId(client),
    tabIndex: isTabStop ? 0 : -1,
    'data-index': index,
    isDimmed: !client.client_user.active_under_current_trainer,
  };
  const face = <TileFace client={client} />;
  return (
    <Cell role="gridcell" aria-colindex={column + 1}>
      {beforeOpening === null ? (
        <TileLink {...tile} to={clientDashboardPath(client)}>
          {face}
        </TileLink>
      ) : (
        <TileButton {...tile} aria-haspopup="dialog" onClick={() => onAct({ kind: beforeOpening, client })}>
          {face}
        </TileButton>
      )}
      {(extras.canReactivate || extras.canResend) && (
        <Corner>
          <ClientTileMenu
            client={client}
            extras={extras}
            isTabStop={isTabStop}
            onResend={() => onAct({ kind: 'resend', client })}
          />
        </Corner>
      )}
    </Cell>
  );
});

function TileFace({ client }: { readonly client: Client }) {
  const { full_name, avatar_url, client_user } = client;
  return (
    <>
      <PersonAvatar name={full_name} imageUrl={avatar_url} size="lg" />
      <Name title={full_name}>{full_name}</Name>
      {client_user.active_under_current_trainer ? (
        client_user.invited_at !== null && <Badge tone="upcoming">{texts.invited}</Badge>
      ) : (
        <Badge>{texts.inactive}</Badge>
      )}
    </>
  );
}
