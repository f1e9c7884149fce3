import { useLocation, useSearchParams } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { readId, withParameters } from '@formline/shared/training/library-list/listViewState.ts';
import { useState } from 'react';
import { SchedulingPage } from '../components/scheduling-page/SchedulingPage';
import { schedulingPageTexts } from '../components/scheduling-page/schedulingPage.texts';
import { DATE_PARAMETER } from '../components/calendar-owner/chosenDay';
import { schedulingPath } from '../components/calendar-owner/schedulingPaths';
import type { CalendarOwner } from '../components/calendar-owner/calendarOwner';
import { CalendarOwnerGate } from '../components/calendar-owner/CalendarOwnerGate';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { customizeTexts } from '../features/customize/customize.texts';
import {
  customizeViews,
  readPlanWorkoutId,
  readScheduledWorkoutId,
} from '../features/customize/customizeViewState';
import { workoutSteps } from '../features/customize/customizeSteps';
import { CustomizeWorkout } from '../features/customize/CustomizeWorkout';
import { type Plan, stillReason } from '../features/customize/plan';
import { Deleted, PlanGate } from '../features/customize/PlanGate';
import { type NamedWorkout, scheduledTarget } from '../features/customize/scheduledTarget';

const title = schedulingPageTexts.names['customize-workout'];

export function CustomizeWorkoutRoute() {
  return <CalendarOwnerGate title={title}>{(owner) => <Page owner={owner} />}</CalendarOwnerGate>;
}

function Page({ owner }: { readonly owner: CalendarOwner }) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const view = customizeViews.find((known) => known === params.get('view')) ?? 'workoutDetails';
  const at = (query: URLSearchParams) => `${pathname}?${query}`;
  const aside = { view: 'workoutDetails', exerciseId: null, exerciseKey: null };
  const isVideo = view === 'videoWorkout';
  return (
    <SchedulingPage
      owner={owner}
      kind="customize-workout"
      page={
        isVideo
          ? { label: customizeTexts.editVideo, to: at(params) }
          : { label: title, to: at(withParameters(params, aside)) }
      }
      steps={workoutSteps({ view, pathTo: () => at(params) })}
    >
      <PlanGate owner={owner}>
        {(plan, { count }) => (
          <PlannedWorkout
            key={`${plan.id} ${count} ${params.get('scheduledWorkoutId')} ${params.get('planWorkoutId')} ${params.get(DATE_PARAMETER)}`}
            owner={owner}
            plan={plan}
          />
        )}
      </PlanGate>
    </SchedulingPage>
  );
}

function PlannedWorkout({ owner, plan }: { readonly owner: CalendarOwner; readonly plan: Plan }) {
  const [params] = useSearchParams();
  const canEdit = useCanEdit();
  const today = useToday();
  // Frozen, because a copy gets a new id while the URL's target stays meant.
  const [target] = useState(() => scheduledTarget(plan, namedIn(params), today));
  if (!target) return <Deleted owner={owner} title={customizeTexts.noMatch} />;
  const still = stillReason(plan, { canEdit, today }) ?? (target.isAhead ? null : 'over');
  const calendarPath = schedulingPath(owner, 'calendar', { date: params.get(DATE_PARAMETER) });
  return <CustomizeWorkout {...{ owner, plan, target, still, today, calendarPath }} />;
}

const namedIn = (params: URLSearchParams): NamedWorkout => ({
  workoutId: readId(params, 'workoutId'),
  date: params.get(DATE_PARAMETER),
  scheduledWorkoutId: readScheduledWorkoutId(params),
  planWorkoutId: readPlanWorkoutId(params),
});
