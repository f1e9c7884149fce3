import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import type { Client } from '@formline/shared/contracts/people/users';
import { clientDashboardPath } from '@formline/shared/domain/clients/clientPaths';
import { groupDashboardPath } from '@formline/shared/domain/clients/groupPaths';
import { nameOrder } from '@formline/shared/domain/text/foldText';
import { PersonAvatar } from '@formline/shared/ui/core';
import { Users } from 'lucide-react';
import type { Command } from './foundCommands';
import { paletteTexts } from './palette.texts';

const inOrder = (commands: Command[]) => commands.sort((a, b) => nameOrder(a.label, b.label));

export const clientCommands = (clients: readonly Client[], go: (path: string) => void): Command[] =>
  inOrder(
    clients.map((client) => ({
      id: `client-${client.id}`,
      label: client.full_name,
      note: client.client_user.active_under_current_trainer ? undefined : paletteTexts.inactive,
      icon: <PersonAvatar name={client.full_name} imageUrl={client.avatar_url} size="sm" />,
      leadsAway: true,
      run: () => go(clientDashboardPath(client)),
    })),
  );

export const groupCommands = (groups: readonly ClientGroup[], go: (path: string) => void): Command[] =>
  inOrder(
    groups.map(({ id, title, client_group_clients }) => ({
      id: `group-${id}`,
      label: title,
      note: paletteTexts.group(client_group_clients.length),
      icon: <Users aria-hidden="true" />,
      leadsAway: true,
      run: () => go(groupDashboardPath(id)),
    })),
  );
