import { Link as RouterLink, Navigate, useNavigate, useSearchParams } from '@formline/shared/routing';
import { LeaveQuestion } from '@formline/shared/training/editing/LeaveQuestion';
import { LazyWorkoutEditor } from '@formline/shared/training/workout/editor/LazyWorkoutEditor';
import { toWorkoutChange } from '@formline/shared/training/workout/draft/savedItems.ts';
import { countExercises, type WorkoutDraft } from '@formline/shared/training/workout/draft/workoutDraft.ts';
import { Button, Card, VisuallyHidden } from '@formline/shared/ui/core';
import { ArrowLeft } from 'lucide-react';
import { SchedulingPage } from '../../components/scheduling-page/SchedulingPage';
import { LazyScheduleDialog } from '../../components/schedule-dialog/LazyScheduleDialog';
import type { ScheduledDates } from '../../components/schedule-dialog/scheduleForm';
import { scheduleDialogTexts } from '../../components/schedule-dialog/scheduleDialog.texts';
import { useScheduling } from '../../components/schedule-dialog/useScheduling';
import type { CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import { assignExercisesTexts as texts } from './assignExercises.texts';
import { type FlowScreen, flowPath } from './flowPath';
import { NextButton } from './NextButton';
import { preparingViewState } from './preparingViewState';
import { useFlowGuard } from './useFlowGuard';
import { nameFor } from './usePreparing';
import { type SelectionState, useSelection } from './useSelection';

interface PrepareWorkoutProps {
  readonly owner: CalendarOwner;
  readonly date: string;
  readonly screen: Exclude<FlowScreen, 'choose'>;
}

export function PrepareWorkout(props: PrepareWorkoutProps) {
  const state = useSelection(props.owner);
  const { selection } = state;
  if (selection.step === 'choosing')
    return <Navigate to={flowPath(props.owner, 'choose', props.date)} replace />;
  return <PreparedWorkout {...props} state={state} draft={selection.draft} />;
}

interface PreparedWorkoutProps extends PrepareWorkoutProps {
  readonly state: SelectionState;
  readonly draft: WorkoutDraft;
}

function PreparedWorkout({ owner, date, screen, state, draft }: PreparedWorkoutProps) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const guard = useFlowGuard(owner, state);
  const schedule = useScheduling(owner, guard);
  const isEmpty = countExercises(draft) === 0;
  const name = draft.name.trim() || nameFor(owner);
  const goTo = (next: FlowScreen) => void navigate(flowPath(owner, next, date), { replace: next === 'next' });
  const handleSchedule = ({ daysOf, ...dates }: ScheduledDates, _key: string, isAddedAgain: boolean) => {
    const workout = { ...toWorkoutChange(draft, null), name, days_of_week: daysOf(WORKOUT_KEY) };
    const onScheduled = state.forgetting();
    const request = { assigned: 'exercises', title: name, isAddedAgain, onScheduled } as const;
    return schedule({ ...dates, workouts: [workout] }, request);
  };
  return (
    <SchedulingPage
      owner={owner}
      kind="schedule-exercises"
      title={texts.preparing(owner.name)}
      steps={[{ label: texts.steps.workout, to: '' }]}
      actions={
        <>
          <Button asChild>
            <RouterLink to={flowPath(owner, 'choose', date)}>
              <ArrowLeft aria-hidden="true" />
              {texts.backToExercises}
            </RouterLink>
          </Button>
          <NextButton hasChosen={!isEmpty} onNext={() => goTo('schedule')} />
        </>
      }
    >
      <Card padding="none" minH="0" h="full" overflow="hidden">
        <VisuallyHidden asChild>
          <h2>{texts.steps.workout}</h2>
        </VisuallyHidden>
        <LazyWorkoutEditor
          workout={null}
          emptyDraft={draft}
          context="scheduling"
          canEdit
          viewState={preparingViewState.read(params)}
          onViewStateChange={(viewState) => setParams(preparingViewState.write(params, viewState))}
          onDraft={(next) => state.change(() => ({ step: 'prepared', draft: next }))}
        />
      </Card>
      {screen === 'schedule' && !isEmpty && (
        <LazyScheduleDialog
          owner={owner}
          title={scheduleDialogTexts.title(name)}
          workouts={[{ key: WORKOUT_KEY, name, days_of_week: [] }]}
          modes="once-or-repeat"
          startDate={date}
          onSchedule={handleSchedule}
          onClose={() => goTo('next')}
          failedText={texts.failures.schedule}
        />
      )}
      <LeaveQuestion guard={guard} words={texts.leave} />
    </SchedulingPage>
  );
}

const WORKOUT_KEY = 'workout';
