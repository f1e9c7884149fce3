import { useLocation, useSearchParams } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { withParameters } from '@formline/shared/training/library-list/listViewState.ts';
import { SchedulingPage } from '../components/scheduling-page/SchedulingPage';
import { schedulingPageTexts } from '../components/scheduling-page/schedulingPage.texts';
import { DATE_PARAMETER } from '../components/calendar-owner/chosenDay';
import { schedulingPath } from '../components/calendar-owner/schedulingPaths';
import type { CalendarOwner } from '../components/calendar-owner/calendarOwner';
import { CalendarOwnerGate } from '../components/calendar-owner/CalendarOwnerGate';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { CustomizeProgram } from '../features/customize/CustomizeProgram';
import { customizeViews } from '../features/customize/customizeViewState';
import { programSteps } from '../features/customize/customizeSteps';
import { stillReason } from '../features/customize/plan';
import { PlanGate } from '../features/customize/PlanGate';

const title = schedulingPageTexts.names['customize-program'];
const aside = { exerciseId: null, exerciseKey: null };

export function CustomizeProgramRoute() {
  return <CalendarOwnerGate title={title}>{(owner) => <Page owner={owner} />}</CalendarOwnerGate>;
}

function Page({ owner }: { readonly owner: CalendarOwner }) {
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
  const calendarPath = schedulingPath(owner, 'calendar', { date: params.get(DATE_PARAMETER) });
  return (
    <SchedulingPage owner={owner} kind="customize-program" page={{ label: title, to: program }} steps={steps}>
      <PlanGate owner={owner}>
        {(plan, reading) => (
          <CustomizeProgram
            key={`${plan.id} ${reading.count}`}
            owner={owner}
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
