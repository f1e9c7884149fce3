import type { Client } from '@formline/shared/contracts/people/users';
import {
  CLIENT_ID_PARAMETER,
  clientDashboardPath,
  isNamedInPath,
} from '@formline/shared/domain/clients/clientPaths';
import { useQuery } from '@formline/shared/query';
import { Link as RouterLink, Navigate, useLocation } from '@formline/shared/routing';
import { useClubScope } from '@formline/shared/session';
import { Card, chakra, ErrorState, PersonAvatar, Stack, Text } from '@formline/shared/ui/core';
import { clientsQuery } from '../../queries/clients';
import { clientDashboardTexts } from './clientDashboard.texts';
import { ClientNotFound } from './ClientNotFound';
import { DashboardHeader } from './DashboardHeader';
import { DashboardSkeleton } from './DashboardSkeleton';

const texts = clientDashboardTexts.byName;

const People = chakra('ul', { base: { listStyleType: 'none', maxW: 'xl' } });
const Person = chakra(RouterLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    p: '2',
    borderRadius: 'md',
    color: 'fg',
    '&:hover, &:focus-visible': { bg: 'bg.hover' },
  },
});

export function ClientByName() {
  const { pathname, search } = useLocation();
  const clients = useQuery(clientsQuery(useClubScope()));
  if (clients.isPending) return <DashboardSkeleton />;
  if (!clients.data) {
    return (
      <>
        <DashboardHeader />
        <ErrorState
          title={clientDashboardTexts.failed}
          text={clientDashboardTexts.failedText}
          onRetry={() => void clients.refetch()}
        />
      </>
    );
  }
  const named = clients.data.filter((client) => isNamedInPath(client, pathname));
  const [only, another] = named;
  if (!only) return <ClientNotFound />;
  if (!another) return <Navigate to={addressOf(only, search)} replace />;
  return (
    <>
      <DashboardHeader title={texts.title} />
      <Card>
        <Stack gap="3">
          <Text>{texts.several(only.first_name)}</Text>
          <People>
            {named.map((client) => (
              <li key={client.id}>
                <Person to={addressOf(client, search)}>
                  <PersonAvatar name={client.full_name} imageUrl={client.avatar_url} size="sm" />
                  <div>
                    <Text translate="no">{client.full_name}</Text>
                    <Text size="sm" tone="muted">
                      {client.email}
                    </Text>
                  </div>
                </Person>
              </li>
            ))}
          </People>
        </Stack>
      </Card>
    </>
  );
}

function addressOf(client: Client, search: string): string {
  const [path = ''] = clientDashboardPath(client).split('?');
  const parameters = new URLSearchParams(search);
  parameters.set(CLIENT_ID_PARAMETER, String(client.id));
  return `${path}?${parameters.toString()}`;
}
