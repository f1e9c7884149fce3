import { CLIENT_ID_PARAMETER, CLIENTS_PATH, isNamedInPath } from '@formline/shared/domain/clientPaths';
import { useQuery } from '@formline/shared/query';
import { Navigate, useLocation } from '@formline/shared/routing';
import { useClubScope } from '@formline/shared/session';
import { useNameInPath } from '@formline/shared/training/client-path/useNameInPath.ts';
import { Card, LoadingState, PageHeader, Skeleton, Stack } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { clientsQuery } from '../../queries/clients.queries';
import { addressedSubject } from './addressedSubject';
import type { Subject, SubjectKey } from './subject';
import { subjectTexts } from './subject.texts';
import { SubjectTrouble } from './SubjectTrouble';
import { type SubjectState, useClientSubject, useGroupSubject } from './useSubject';

const ROWS = ['first', 'second', 'third', 'fourth'];

interface SubjectGateProps {
  /** Title of the page while the subject is not known. */
  readonly title: string;
  /** The page, once it is known for whom it is. */
  readonly children: (subject: Subject) => ReactNode;
}

/**
 * Reads from the address for which client or group a page is and loads who that is. A first name alone is enough where it
 * is the only one. An address that names nobody leads to the list of all.
 */
export function SubjectGate({ title, children }: SubjectGateProps) {
  const { pathname, search } = useLocation();
  const { key, listPath } = addressedSubject(pathname, new URLSearchParams(search));
  if (!key && listPath === CLIENTS_PATH) return <ClientByName title={title} />;
  if (!key) return <Navigate to={listPath} replace />;
  const KindGate = key.kind === 'group' ? GroupGate : ClientGate;
  return (
    <KindGate key={`${key.kind} ${key.id}`} subjectKey={key} title={title}>
      {children}
    </KindGate>
  );
}

interface GateProps extends SubjectGateProps {
  readonly subjectKey: SubjectKey;
}

function ClientGate({ subjectKey, title, children }: GateProps) {
  return (
    <Gate kind="client" state={useClientSubject(subjectKey.id)} title={title}>
      {(subject) => (
        <>
          {subject.kind === 'client' && <NameInPath firstName={subject.firstName} />}
          {children(subject)}
        </>
      )}
    </Gate>
  );
}

function NameInPath({ firstName }: { readonly firstName: string }) {
  useNameInPath({ first_name: firstName });
  return null;
}

/** A page whose path names a first name and no number. */
function ClientByName({ title }: Pick<SubjectGateProps, 'title'>) {
  const { pathname, search } = useLocation();
  const clients = useQuery(clientsQuery(useClubScope()));
  if (clients.isPending) return <LoadingSubject kind="client" title={title} />;
  const [only, another] = (clients.data ?? []).filter((client) => isNamedInPath(client, pathname));
  if (!only || another) return <Navigate to={CLIENTS_PATH} replace />;
  const parameters = new URLSearchParams(search);
  parameters.set(CLIENT_ID_PARAMETER, String(only.id));
  return <Navigate to={{ pathname, search: parameters.toString() }} replace />;
}

function GroupGate({ subjectKey, ...page }: GateProps) {
  return <Gate kind="group" state={useGroupSubject(subjectKey.id)} {...page} />;
}

interface OpenGateProps extends SubjectGateProps {
  readonly kind: Subject['kind'];
  readonly state: SubjectState<Subject>;
}

function Gate({ kind, state, title, children }: OpenGateProps) {
  if (state.status === 'found') return children(state.subject);
  if (state.status === 'loading') return <LoadingSubject kind={kind} title={title} />;
  return <SubjectTrouble kind={kind} title={title} state={state} />;
}

function LoadingSubject({ kind, title }: Pick<OpenGateProps, 'kind' | 'title'>) {
  return (
    <>
      <PageHeader title={title} />
      <LoadingState label={subjectTexts.loading[kind]}>
        <Card>
          <Stack gap="6">
            {ROWS.map((row) => (
              <Skeleton key={row} h="8" />
            ))}
          </Stack>
        </Card>
      </LoadingState>
    </>
  );
}
