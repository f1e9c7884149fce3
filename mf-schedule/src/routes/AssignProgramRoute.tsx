import { useLocation } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { useViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { SchedulingPage } from '../components/scheduling-page/SchedulingPage';
import { schedulingTabs } from '../components/subject/schedulingPaths';
import { SubjectGate } from '../components/subject/SubjectGate';
import { schedulingPageTexts } from '../components/scheduling-page/schedulingPage.texts';
import { AssignProgram } from '../features/assign-program/AssignProgram';
import { assignProgramViewState } from '../features/assign-program/assignProgramViewState';
import { programSteps } from '../features/assign-program/programSteps';

const kind = 'schedule-programs';

export function AssignProgramRoute() {
  const { pathname, search } = useLocation();
  const canEdit = useCanEdit();
  const { viewState, changeViewState } = useViewState(assignProgramViewState);
  return (
    <SubjectGate title={schedulingPageTexts.names[kind]}>
      {(subject) => (
        <SchedulingPage
          subject={subject}
          kind={kind}
          steps={programSteps(viewState, pathname, new URLSearchParams(search))}
        >
          <AssignProgram
            subject={subject}
            isOwn={pathname.endsWith(`/${schedulingTabs.programs.own}`)}
            viewState={viewState}
            onViewStateChange={changeViewState}
            canEdit={canEdit}
          />
        </SchedulingPage>
      )}
    </SubjectGate>
  );
}
