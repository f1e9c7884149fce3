import type { CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import type { WorkoutEditorViewState } from '@formline/shared/training/workout/draft/workoutEditorViewState.ts';
import { WORKOUT_ALONE } from '@formline/shared/training/workout/draft/workoutEditorViewState.ts';
import { isApiError } from '@formline/shared/api-client';
import { chakra, ErrorState, lazyPart } from '@formline/shared/ui/core';
import { customizeTexts as texts } from './customize.texts';
import type { CustomizeViewState } from './customizeViewState';
import type { Plan, StillReason } from './plan';
import { Deleted, PlanSkeleton } from './PlanGate';
import { EditScopeNote } from './EditScopeNote';
import { RemoveScheduled } from './RemoveScheduled';
import { ScheduledSections } from './ScheduledSections';
import type { ScheduledTarget } from './scheduledTarget';
import { useScheduledWorkout } from './useScheduledWorkout';

const ScheduledVideo = lazyPart(async () => (await import('./ScheduledVideo')).ScheduledVideo, {
  loading: <PlanSkeleton />,
});

const Page = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minH: '0', '& > :last-child': { flex: '1', minH: '0' } },
});

export interface CustomizeWorkoutProps {
  readonly owner: CalendarOwner;
  readonly plan: Plan;
  readonly target: ScheduledTarget;
  readonly still: StillReason | null;
  readonly today: string;
  readonly calendarPath: string;
}

export function CustomizeWorkout(props: CustomizeWorkoutProps) {
  const { owner, target, still, today, calendarPath } = props;
  const scheduled = useScheduledWorkout({ owner, opened: props.plan, target, today });
  const { content, viewState, choice } = scheduled;
  if (content.isError) {
    if (isApiError(content.error) && content.error.status === 404) {
      return <Deleted owner={owner} title={texts.notFound.title} />;
    }
    return <ErrorState {...texts.failed} onRetry={() => void content.refetch()} />;
  }
  if (!content.data) return <PlanSkeleton />;
  const { name, uploaded_media: film } = content.data;
  const editScope = (
    <EditScopeNote
      still={still}
      text={texts.editScope.workout[owner.kind](owner.name, target.daysAhead)}
      endsWeeks={
        (owner.kind === 'group' || choice.scope !== 'day') && hasWeeklyChanges(scheduled.plan, target)
      }
      choice={owner.kind === 'client' && target.daysAhead > 1 ? choice : undefined}
    />
  );
  const renderTools = (letPass: () => void) =>
    still === null && (
      <RemoveScheduled
        owner={owner}
        name={nameOf(scheduled.plan, target) ?? name}
        visit={scheduled.visit}
        day={dayOf(target)}
        calendarPath={calendarPath}
        letPass={letPass}
      />
    );
  return (
    <Page>
      {editScope}
      {film === null ? (
        <ScheduledSections
          workout={content.data}
          canEdit={still === null}
          viewState={toEditorViewState(viewState)}
          onViewStateChange={scheduled.changeViewState}
          onSave={scheduled.save}
          onReload={scheduled.reload}
          renderTools={renderTools}
        />
      ) : (
        <ScheduledVideo
          workout={content.data}
          isAddressed={viewState.view === 'videoWorkout'}
          onAddress={scheduled.openVideo}
          canEdit={still === null}
          onSave={scheduled.saveFields}
          renderTools={renderTools}
        />
      )}
    </Page>
  );
}

function nameOf({ days, workouts }: Plan, { scheduledWorkoutId, slotId }: ScheduledTarget) {
  const day = days?.find(({ id }) => id === scheduledWorkoutId);
  return (day ?? workouts.find(({ id }) => id === slotId))?.workout_name;
}

function hasWeeklyChanges(
  { days, workouts }: Plan,
  { scheduledWorkoutId, slotId }: ScheduledTarget,
): boolean {
  const day = days?.find(({ id }) => id === scheduledWorkoutId);
  const slot = workouts.find(({ id }) => id === (day?.plan_workout_id ?? slotId));
  return slot?.has_weekly_changes === true;
}

function dayOf({ date, scheduledWorkoutId, slotId }: ScheduledTarget) {
  const id = scheduledWorkoutId ?? slotId;
  return date === null || id === null ? null : { id, date, isDone: false };
}

function toEditorViewState({ view, exerciseId, exerciseKey }: CustomizeViewState): WorkoutEditorViewState {
  switch (view) {
    case null:
    case 'programDetails':
    case 'addWorkouts':
    case 'videoWorkout':
      return WORKOUT_ALONE;
    default:
      return { view, exerciseId, exerciseKey };
  }
}
