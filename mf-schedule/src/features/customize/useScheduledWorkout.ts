import type { RemovalScope } from '@formline/shared/contracts/scheduleChanges';
import type { Workout } from '@formline/shared/contracts/workouts';
import { useQuery } from '@formline/shared/query';
import { useAddressPlace } from '@formline/shared/training/library-list/useAddressPlace.ts';
import type { WorkoutEditorPlace } from '@formline/shared/training/workout-editor/workoutEditorPlace.ts';
import type { WorkoutSave } from '@formline/shared/training/workout-editor/workoutSaving.ts';
import { useCallback, useState } from 'react';
import type { SubjectKey } from '../../components/subject/subject';
import { customizeTexts as texts } from './customize.texts';
import { type CustomizePlace, customizePlaceRules } from './customizePlace';
import type { Plan } from './plan';
import type { ContentFields } from '../../components/schedule-changes/scheduleCalls';
import { placeNames, renamedPlaces } from './renamedPlaces';
import { readTarget, type ScheduledTarget, scheduledTarget } from './scheduledTarget';
import { usePlanVisit } from './usePlanVisit';

interface ScheduledWorkoutInput {
  readonly subject: SubjectKey;
  readonly opened: Plan;
  readonly target: ScheduledTarget;
  readonly today: string;
}

/** A workout of a plan as its editor works on it: what stands in it, where it is saved, and its place in the address. */
export function useScheduledWorkout({ subject, opened, target, today }: ScheduledWorkoutInput) {
  const { plan, visit } = usePlanVisit(subject, opened);
  const [names] = useState(placeNames);
  const [rules] = useState(() => customizePlaceRules(names));
  const [visitId] = useState(() => crypto.randomUUID());
  const [scope, setScope] = useState<RemovalScope>('day');
  const [isScopeChosen, setIsScopeChosen] = useState(false);
  const { place, changePlace } = useAddressPlace(rules);
  const content = useQuery({
    queryKey: ['customized-plan', 'workout', visitId],
    queryFn: ({ signal }) => readTarget(opened, target, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  /** The workout after an answer: the copy it may have become is another one. */
  const readAgain = async (answered: Plan): Promise<Workout> => {
    const { placeId, scheduledWorkoutId } = target;
    const workoutId = answered.workouts.find(({ id }) => id === placeId)?.workout_id ?? null;
    const named = { workoutId, date: null, scheduledWorkoutId, planWorkoutId: placeId };
    const now = scheduledTarget(answered, named, today);
    if (!now) throw new Error(texts.noMatch);
    return readTarget(answered, now);
  };
  /** A copy has a number, and places, of its own: the address names those from now on. */
  const saveFields = async (fields: ContentFields, idempotencyKey: string): Promise<Workout> => {
    const { placeId, scheduledWorkoutId } = target;
    const meant = { placeId, scheduledWorkoutId, scope };
    const saved = await readAgain(await visit.saveContent(() => meant, fields, idempotencyKey));
    setIsScopeChosen(true);
    if (fields.sections) names.rename(renamedPlaces(fields.sections, saved.sections));
    changePlace({ workout: String(saved.id) }, { replace: true });
    return saved;
  };
  return {
    plan,
    visit,
    content,
    place,
    changePlace: useCallback(
      (part: WorkoutEditorPlace) => changePlace(toCustomizePlace(part)),
      [changePlace],
    ),
    openVideo: () => changePlace({ view: 'videoWorkout' }, { replace: true }),
    choice: { scope, isChosen: isScopeChosen, onChange: setScope },
    saveFields,
    save: ({ change: { name, description, sections }, idempotencyKey }: WorkoutSave) =>
      saveFields({ name, description, sections }, idempotencyKey),
    reload: async () => readAgain(await visit.reload()),
  };
}

function toCustomizePlace({ view, exerciseId, exerciseKey }: WorkoutEditorPlace): Partial<CustomizePlace> {
  return {
    // Nothing is swapped in what is scheduled already.
    view: view === 'swapPage' ? 'editExercise' : view,
    exerciseId,
    exerciseKey: exerciseKey ?? null,
  };
}
