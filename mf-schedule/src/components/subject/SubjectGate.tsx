import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { Navigate, useLocation } from '@formline/shared/routing';
import type { ReactNode } from 'react';
import { addressedSubject } from './addressedSubject';
import { useValidDate } from './chosenDay';
import { ClientByName, NameInPath } from './ClientByName';
import { LoadingSubject } from './LoadingSubject';
import type { Subject, SubjectKey } from './subject';
import { SubjectTrouble } from './SubjectTrouble';
import { type SubjectState, useClientSubject, useGroupSubject } from './useSubject';

interface SubjectGateProps {
  readonly title: string;
  readonly children: (subject: Subject) => ReactNode;
}

/** A first name is enough when it is unique. Without a match it redirects to the list of all. */
export function SubjectGate({ title, children }: SubjectGateProps) {
  const { pathname, search } = useLocation();
  useValidDate();
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
