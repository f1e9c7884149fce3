import { Navigate, useLocation } from '@formline/shared/routing';
import { Card, LoadingState, PageHeader, Skeleton, Stack } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
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
 * Reads from the address for which client or group a page is and loads who that is. An address that names nobody leads
 * to the list of all.
 */
export function SubjectGate({ title, children }: SubjectGateProps) {
  const { pathname, search } = useLocation();
  const { key, listPath } = addressedSubject(pathname, new URLSearchParams(search));
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

function ClientGate({ subjectKey, ...page }: GateProps) {
  return <Gate kind="client" state={useClientSubject(subjectKey.id)} {...page} />;
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
  if (state.status === 'loading') {
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
  return <SubjectTrouble kind={kind} title={title} state={state} />;
}
