import type { RemovalScope } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { readWorkout, type Workout } from '@formline/shared/contracts/library/workouts';
import { derivedQueryOf, useQuery } from '@formline/shared/query';
import { useViewState } from '@formline/shared/training/library-list/useViewState.ts';
import type { WorkoutEditorViewState } from '@formline/shared/training/workout/draft/workoutEditorViewState.ts';
import type { WorkoutSave } from '@formline/shared/training/workout/editor/workoutSaving.ts';
import { DRAFT_ORIGIN } from '@formline/shared/training/editing/draftOrigin.ts';
import { useCallback, useState } from 'react';
import type { OwnerKey } from '../../components/calendar-owner/calendarOwner';
import { customizeTexts as texts } from './customize.texts';
import { type CustomizeViewState, customizeViewStateRules } from './customizeViewState';
import type { Plan } from './plan';
import type { ContentFields } from '../../components/schedule-changes/scheduleCalls';
import { slotNames, renamedSlots } from './renamedSlots';
import { readTarget, type ScheduledTarget, scheduledTarget } from './scheduledTarget';
import { usePlanVisit } from './usePlanVisit';

interface ScheduledWorkoutInput {
  readonly owner: OwnerKey;
  readonly opened: Plan;
  readonly target: ScheduledTarget;
  readonly today: string;
}

export function useScheduledWorkout({ owner, opened, target, today }: ScheduledWorkoutInput) {
  const { plan, visit } = usePlanVisit(owner, opened);
  const [names] = useState(slotNames);
  const [rules] = useState(() => customizeViewStateRules(names));
  const [visitId] = useState(() => crypto.randomUUID());
  const [scope, setScope] = useState<RemovalScope>('day');
  const [isScopeChosen, setIsScopeChosen] = useState(false);
  const { viewState, changeViewState } = useViewState(rules);
  const content = useQuery({
    ...derivedQueryOf(
      readWorkout,
      { params: { id: target.workoutId } },
      { as: `customized in ${visitId}`, load: ({ signal }) => readTarget(opened, target, signal) },
    ),
    ...DRAFT_ORIGIN,
    staleTime: Infinity,
    gcTime: 0,
  });
  /** A save may have turned the workout into a copy. */
  const readAgain = async (answered: Plan): Promise<Workout> => {
    const { slotId, scheduledWorkoutId } = target;
    const workoutId = answered.workouts.find(({ id }) => id === slotId)?.workout_id ?? null;
    const named = { workoutId, date: null, scheduledWorkoutId, planWorkoutId: slotId };
    const now = scheduledTarget(answered, named, today);
    if (!now) throw new Error(texts.noMatch);
    return readTarget(answered, now);
  };
  const saveFields = async (fields: ContentFields, idempotencyKey: string): Promise<Workout> => {
    const { slotId, scheduledWorkoutId, workoutId } = target;
    const meant = { slotId, scheduledWorkoutId, workoutId, scope };
    const saved = await readAgain(await visit.saveContent(() => meant, fields, idempotencyKey));
    setIsScopeChosen(true);
    if (fields.sections) names.rename(renamedSlots(fields.sections, saved.sections));
    changeViewState({ workout: String(saved.id) }, { replace: true });
    return saved;
  };
  return {
    plan,
    visit,
    content,
    viewState,
    changeViewState: useCallback(
      (part: WorkoutEditorViewState) => changeViewState(toCustomizeViewState(part)),
      [changeViewState],
    ),
    openVideo: () => changeViewState({ view: 'videoWorkout' }, { replace: true }),
    choice: { scope, isChosen: isScopeChosen, onChange: setScope },
    saveFields,
    save: ({ change: { name, description, sections }, idempotencyKey }: WorkoutSave) =>
      saveFields({ name, description, sections }, idempotencyKey),
    reload: async () => readAgain(await visit.reload()),
  };
}

function toCustomizeViewState({
  view,
  exerciseId,
  exerciseKey,
}: WorkoutEditorViewState): Partial<CustomizeViewState> {
  return { view, exerciseId, exerciseKey: exerciseKey ?? null };
}
