import { useLocation } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { useAddressPlace } from '@formline/shared/training/library-list/useAddressPlace.ts';
import { SchedulingPage } from '../components/scheduling-page/SchedulingPage';
import { schedulingTabs } from '../components/subject/schedulingPaths';
import { SubjectGate } from '../components/subject/SubjectGate';
import { schedulingPageTexts } from '../components/scheduling-page/schedulingPage.texts';
import { AssignProgram } from '../features/assign-program/AssignProgram';
import { assignProgramPlace } from '../features/assign-program/assignProgramPlace';
import { programSteps } from '../features/assign-program/programSteps';

const kind = 'schedule-programs';

/**
 * `…/calendar/schedule-programs/my-programs` and `…/{product}-programs` of a client or a group: the programs to choose
 * from, and beside them the one that is open.
 */
export function AssignProgramRoute() {
  const { pathname, search } = useLocation();
  const canEdit = useCanEdit();
  const { place, changePlace } = useAddressPlace(assignProgramPlace);
  return (
    <SubjectGate title={schedulingPageTexts.names[kind]}>
      {(subject) => (
        <SchedulingPage
          subject={subject}
          kind={kind}
          steps={programSteps(place, pathname, new URLSearchParams(search))}
        >
          <AssignProgram
            subject={subject}
            isOwn={pathname.endsWith(`/${schedulingTabs.programs.own}`)}
            place={place}
            onPlaceChange={changePlace}
            canEdit={canEdit}
          />
        </SchedulingPage>
      )}
    </SubjectGate>
  );
}
