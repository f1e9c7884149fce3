import { useLocation, useSearchParams } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { withParameters } from '@formline/shared/training/library-list/listViewState.ts';
import { SchedulingPage } from '../components/scheduling-page/SchedulingPage';
import { schedulingPageTexts } from '../components/scheduling-page/schedulingPage.texts';
import { DATE_PARAMETER } from '../components/subject/chosenDay';
import { schedulingPath } from '../components/subject/schedulingPaths';
import type { Subject } from '../components/subject/subject';
import { SubjectGate } from '../components/subject/SubjectGate';
import { useToday } from '../components/use-today/useToday';
import { CustomizeProgram } from '../features/customize/CustomizeProgram';
import { customizeViews } from '../features/customize/customizeViewState';
import { programSteps } from '../features/customize/customizeSteps';
import { stillReason } from '../features/customize/plan';
import { PlanGate } from '../features/customize/PlanGate';

const title = schedulingPageTexts.names['customize-program'];
const aside = { exerciseId: null, exerciseKey: null };

export function CustomizeProgramRoute() {
  return <SubjectGate title={title}>{(subject) => <Page subject={subject} />}</SubjectGate>;
}

function Page({ subject }: { readonly subject: Subject }) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const canEdit = useCanEdit();
  const today = useToday();
  const view = customizeViews.find((known) => known === params.get('view')) ?? 'programDetails';
  const at = (query: URLSearchParams) => `${pathname}?${query}`;
  const program = at(withParameters(params, { view: 'programDetails', workoutId: null, ...aside }));
  const workout = at(withParameters(params, { view: 'workoutDetails', ...aside }));
  const steps = programSteps({
    view,
    pathTo: (which) => (which === 'workoutDetails' ? workout : at(params)),
  });
  const calendarPath = schedulingPath(subject, 'calendar', { date: params.get(DATE_PARAMETER) });
  return (
    <SchedulingPage
      subject={subject}
      kind="customize-program"
      page={{ label: title, to: program }}
      steps={steps}
    >
      <PlanGate subject={subject}>
        {(plan, reading) => (
          <CustomizeProgram
            key={`${plan.id} ${reading.count}`}
            subject={subject}
            plan={plan}
            still={stillReason(plan, { canEdit, today })}
            today={today}
            calendarPath={calendarPath}
            onReload={reading.again}
          />
        )}
      </PlanGate>
    </SchedulingPage>
  );
}
