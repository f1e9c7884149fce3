import type { Workout } from '@formline/shared/contracts/library/workouts';
import { Navigate, useSearchParams } from '@formline/shared/routing';
import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import type { useKeptWorkouts } from '@formline/shared/training/program/editor/useKeptWorkouts.ts';
import { LazyWorkoutEditor } from '@formline/shared/training/workout/editor/LazyWorkoutEditor';
import { OpenWorkout } from '@formline/shared/training/workout/frame/OpenWorkout';
import { WorkoutFrame } from '@formline/shared/training/workout/frame/WorkoutFrame';
import { WorkoutSkeleton } from '@formline/shared/training/workout/frame/WorkoutSkeleton';
import { Badge, lazyPart } from '@formline/shared/ui/core';
import type { Scheduling } from '../../components/schedule-dialog/useScheduling';
import type { CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import { assignWorkoutTexts as texts } from './assignWorkout.texts';
import {
  type AssignWorkoutViewState,
  assignWorkoutViewState,
  type AssignWorkoutView,
  editorViewStateOf,
} from './assignWorkoutViewState';
import { CopyWorkout } from './CopyWorkout';
import { ScheduleWorkout } from './ScheduleWorkout';

const ScheduledVideo = lazyPart(async () => (await import('./ScheduledVideo')).ScheduledVideo, {
  loading: <WorkoutSkeleton />,
});

export interface WorkoutToScheduleProps {
  readonly owner: CalendarOwner;
  readonly workoutId: number;
  readonly viewState: AssignWorkoutViewState;
  readonly onViewStateChange: ChangeViewState<AssignWorkoutViewState>;
  readonly canEdit: boolean;
  readonly takesFocus: boolean;
  readonly keeping: ReturnType<typeof useKeptWorkouts>;
  readonly schedule: Scheduling;
  readonly onBackToList: () => void;
  readonly onClose: () => void;
}

export function WorkoutToSchedule(props: WorkoutToScheduleProps) {
  const { workoutId, viewState, onClose } = props;
  return (
    <OpenWorkout id={workoutId} onClose={onClose}>
      {(workout) => {
        const isVideo = workout.uploaded_media !== null;
        if (isVideo !== (viewState.view === 'videoWorkout')) {
          return <ToView viewState={viewState} view={isVideo ? 'videoWorkout' : 'workoutDetails'} />;
        }
        return <OpenedWorkout {...props} workout={workout} />;
      }}
    </OpenWorkout>
  );
}

interface OpenedWorkoutProps extends WorkoutToScheduleProps {
  readonly workout: Workout;
}

function OpenedWorkout({ workout, ...props }: OpenedWorkoutProps) {
  const { owner, workoutId, viewState, onViewStateChange, canEdit, keeping, takesFocus, onClose } = props;
  const changed = keeping.changed.get(workoutId);
  return (
    <WorkoutFrame
      title={texts.title}
      takesFocus={takesFocus}
      onClose={onClose}
      actions={
        canEdit && (
          <>
            {changed && (
              <Badge tone="accent" title={texts.changedHint}>
                {texts.changed(owner.name)}
              </Badge>
            )}
            {workout.owner_id === null && <CopyWorkout workout={workout} owner={owner} />}
            <ScheduleWorkout
              owner={owner}
              workout={changed?.shown ?? workout}
              draft={changed?.draft ?? null}
              schedule={props.schedule}
              onBackToList={props.onBackToList}
            />
          </>
        )
      }
    >
      {workout.uploaded_media ? (
        <ScheduledVideo workout={workout} />
      ) : (
        <LazyWorkoutEditor
          workout={workout}
          context="scheduling"
          canEdit={canEdit}
          before={keeping.kept.get(workoutId)?.history}
          onDraft={(_draft, history) => keeping.keep({ workout, history })}
          viewState={editorViewStateOf(viewState)}
          onViewStateChange={(next) => onViewStateChange(next)}
        />
      )}
    </WorkoutFrame>
  );
}

interface ToViewProps {
  readonly viewState: AssignWorkoutViewState;
  readonly view: AssignWorkoutView;
}

function ToView({ viewState, view }: ToViewProps) {
  const [params] = useSearchParams();
  const next = assignWorkoutViewState.write(params, { ...viewState, view });
  return <Navigate to={{ search: String(next) }} replace />;
}
