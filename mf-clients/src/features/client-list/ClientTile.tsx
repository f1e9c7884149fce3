import type { Client } from '@formline/shared/contracts/users';
import { clientDashboardPath } from '@formline/shared/domain/clientPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { Badge, chakra, PersonAvatar } from '@formline/shared/ui/core';
import { memo } from 'react';
import { clientListTexts } from './clientList.texts';

const TileLink = chakra(RouterLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    h: 'full',
    px: '3',
    bg: 'bg.surface',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'card',
    textAlign: 'center',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    '&:hover, &:focus-visible': { borderColor: 'accent', boxShadow: 'overlay' },
  },
  variants: { isDimmed: { true: { bg: 'transparent', boxShadow: 'none' } } },
});
const Name = chakra('span', {
  base: { fontWeight: 'medium', lineHeight: 'tight', lineClamp: '2', overflowWrap: 'anywhere', maxW: 'full' },
  variants: { isDimmed: { true: { color: 'fg.subtle' } } },
});
const Picture = chakra('span', {
  base: { display: 'inline-flex' },
  variants: { isDimmed: { true: { filter: 'grayscale(1)' } } },
});

interface ClientTileProps {
  readonly client: Client;
  readonly index: number;
  /** The one tile that Tab reaches; arrow keys go on from it. */
  readonly isTabStop: boolean;
}

/** One client of the list: picture and name, the whole tile a link to the dashboard. */
export const ClientTile = memo(function ClientTile({ client, index, isTabStop }: ClientTileProps) {
  const isInactive = !client.client_user.active_under_current_trainer;
  return (
    <TileLink
      to={clientDashboardPath(client)}
      tabIndex={isTabStop ? 0 : -1}
      data-index={index}
      isDimmed={isInactive}
    >
      <Picture isDimmed={isInactive}>
        <PersonAvatar name={client.full_name} imageUrl={client.avatar_url} size="lg" />
      </Picture>
      <Name isDimmed={isInactive} title={client.full_name}>
        {client.full_name}
      </Name>
      {isInactive && <Badge>{clientListTexts.inactive}</Badge>}
    </TileLink>
  );
});
