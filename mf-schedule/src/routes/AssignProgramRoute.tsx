import { useLocation } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { useViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { SchedulingPage } from '../components/scheduling-page/SchedulingPage';
import { schedulingTabs } from '../components/calendar-owner/schedulingPaths';
import { CalendarOwnerGate } from '../components/calendar-owner/CalendarOwnerGate';
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
    <CalendarOwnerGate title={schedulingPageTexts.names[kind]}>
      {(owner) => (
        <SchedulingPage
          owner={owner}
          kind={kind}
          steps={programSteps(viewState, pathname, new URLSearchParams(search))}
        >
          <AssignProgram
            owner={owner}
            isOwn={pathname.endsWith(`/${schedulingTabs.programs.own}`)}
            viewState={viewState}
            onViewStateChange={changeViewState}
            canEdit={canEdit}
          />
        </SchedulingPage>
      )}
    </CalendarOwnerGate>
  );
}
