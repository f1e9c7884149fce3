import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { Navigate, useLocation, useSearchParams } from '@formline/shared/routing';
import type { ReactNode } from 'react';
import { calendarOwnerTexts } from './calendarOwner.texts';
import { othersOfUrl, ownerOfUrl } from './ownerOfUrl';
import { useValidDate } from './chosenDay';
import { ClientByName, NameInPath } from './ClientByName';
import { LoadingOwner } from './LoadingOwner';
import type { CalendarOwner, OwnerKey } from './calendarOwner';
import { OwnerUnavailable } from './OwnerUnavailable';
import { type OwnerState, useOwningClient, useOwningGroup } from './useCalendarOwner';

interface CalendarOwnerGateProps {
  readonly title: string;
  readonly children: (owner: CalendarOwner) => ReactNode;
}

/** A first name is enough when it is unique. Without a match it redirects to the list of all. */
export function CalendarOwnerGate({ title, children }: CalendarOwnerGateProps) {
  const { pathname, search } = useLocation();
  useValidDate();
  const { key, listPath } = ownerOfUrl(pathname, new URLSearchParams(search));
  if (!key && listPath === CLIENTS_PATH) return <ClientByName title={title} />;
  if (!key) return <Navigate to={listPath} replace />;
  const KindGate = key.kind === 'group' ? GroupGate : ClientGate;
  return (
    <KindGate key={`${key.kind} ${key.id}`} ownerKey={key} title={title}>
      {children}
    </KindGate>
  );
}

interface GateProps extends CalendarOwnerGateProps {
  readonly ownerKey: OwnerKey;
}

function ClientGate({ ownerKey, title, children }: GateProps) {
  const [query] = useSearchParams();
  const others = othersOfUrl(query, ownerKey.id);
  return (
    <Gate kind="client" state={useOwningClient(ownerKey.id)} title={title}>
      {(owner) => (
        <>
          {owner.kind === 'client' && <NameInPath firstName={owner.firstName} />}
          {children(others ? { ...owner, ...severalOf(others) } : owner)}
        </>
      )}
    </Gate>
  );
}

const severalOf = (others: readonly number[]) => ({
  others,
  name: calendarOwnerTexts.several(others.length + 1),
});

function GroupGate({ ownerKey, ...page }: GateProps) {
  return <Gate kind="group" state={useOwningGroup(ownerKey.id)} {...page} />;
}

interface OpenGateProps extends CalendarOwnerGateProps {
  readonly kind: CalendarOwner['kind'];
  readonly state: OwnerState<CalendarOwner>;
}

function Gate({ kind, state, title, children }: OpenGateProps) {
  if (state.status === 'found') return children(state.owner);
  if (state.status === 'loading') return <LoadingOwner kind={kind} title={title} />;
  return <OwnerUnavailable kind={kind} title={title} state={state} />;
}
