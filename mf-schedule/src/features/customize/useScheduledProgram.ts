import { failureMessage, isApiError } from '@formline/shared/api-client';
import type { Place } from '@formline/shared/routing';
import { useAddressPlace } from '@formline/shared/training/library-list/useAddressPlace.ts';
import type { OpenProgramPlace } from '@formline/shared/training/program-editor/openProgramPlace.ts';
import type { ProgramSavePort } from '@formline/shared/training/program-editor/programSavePort.ts';
import type { WorkoutSave } from '@formline/shared/training/workout-editor/workoutSaving.ts';
import { notify } from '@formline/shared/ui/overlays';
import { useCallback, useMemo, useState } from 'react';
import type { SubjectKey } from '../../components/subject/subject';
import { customizeTexts as texts } from './customize.texts';
import { type CustomizePlace, customizePlaceRules } from './customizePlace';
import { isAhead, type Plan } from './plan';
import type { ContentTarget } from '../../components/schedule-changes/scheduleCalls';
import type { PlanVisit } from './planVisit';
import { planWorkouts } from './planWorkouts';
import { type PlaceNames, placeNames, renamedPlaces } from './renamedPlaces';
import { type ProgramNumbers, programNumbers } from './programNumbers';
import { programProblem, toPlanFields, toProgram, toWorkout } from './scheduledProgram';
import { usePlanVisit } from './usePlanVisit';

/** A plan as the editor of programs works on it: what it reads, where it saves, and its place in the address. */
export function useScheduledProgram(subject: SubjectKey, opened: Plan, today: string) {
  const { plan, visit } = usePlanVisit(subject, opened);
  const [surroundings] = useState(() => surroundingsOf(visit));
  const { rules, numbers, port, source } = surroundings;
  const { place, changePlace } = useAddressPlace(rules);
  const saveWorkout = async (save: WorkoutSave) => {
    const saved = await saveContent(save, { visit, today, ...surroundings });
    // A copy has places of its own: the address names those from now on.
    if (saved.isRenamed) changePlace({}, { replace: true });
    return saved.workout;
  };
  const open = toOpenPlace(place, numbers.read(place.workout));
  return {
    plan,
    visit,
    workoutIdOf: surroundings.workoutIdOf,
    port,
    source,
    saveWorkout,
    place: open,
    /** Whether the plan has the workout that is open; one of the library may be about to be added. */
    isMatched: isKnown(plan, open.workoutId, numbers),
    changePlace: useCallback(
      (part: Partial<OpenProgramPlace>) => changePlace(toCustomizePlace(part, numbers.write)),
      [changePlace, numbers],
    ),
    workoutIdAt: ({ search }: Place) => numbers.read(rules.read(new URLSearchParams(search)).workout),
    opened: useMemo(() => toProgram(opened), [opened]),
  };
}

const isKnown = ({ workouts }: Plan, number: number | null, { placeOf }: ProgramNumbers): boolean =>
  number === null || number > 0 || workouts.some(({ id }) => id === placeOf(number));

function surroundingsOf(visit: PlanVisit) {
  const names = placeNames();
  const numbers = programNumbers();
  const workoutIdOf = (number: number) =>
    numbers.originOf(number) ?? visit.placeSeen(numbers.placeOf(number))?.workout_id ?? number;
  return {
    names,
    numbers,
    workoutIdOf,
    rules: customizePlaceRules(names),
    source: planWorkouts({ visit, numbers, visitId: crypto.randomUUID() }),
    port: savePort({ visit, numbers, workoutIdOf }),
  };
}

interface PortSurroundings {
  readonly visit: PlanVisit;
  readonly numbers: ProgramNumbers;
  readonly workoutIdOf: (number: number) => number;
}

/** The server has looked at the program and says what is wrong with it. */
const isRefusal = (error: unknown): boolean => isApiError(error) && error.status >= 400 && error.status < 500;

const savePort = ({ visit, numbers, workoutIdOf }: PortSurroundings): ProgramSavePort => ({
  savesWhen: 'asked',
  problemOf: (draft) => programProblem(visit.current(), draft, { empty: texts.emptyProgram }),
  failureText: (error) => (isRefusal(error) ? failureMessage(error) : null),
  save: async (change, _saved, idempotencyKey) => {
    const plan = await visit.savePlan(toPlanFields(change, workoutIdOf), idempotencyKey);
    change.workouts?.forEach(({ id, key }, index) => {
      const placed = plan.workouts[index];
      if (key === undefined && placed) numbers.place(id, placed.id);
    });
    return toProgram(plan);
  },
});

interface SaveSurroundings {
  readonly visit: PlanVisit;
  readonly names: PlaceNames;
  readonly numbers: ProgramNumbers;
  readonly today: string;
}

async function saveContent(
  { saved, change, idempotencyKey }: WorkoutSave,
  { visit, names, numbers, today }: SaveSurroundings,
) {
  const number = saved?.id ?? 0;
  const placeId = numbers.placeOf(number);
  const isThere = visit.current().workouts.some(({ id }) => id === placeId);
  if (placeId === null || !isThere) {
    notify.error(texts.noMatch);
    throw new Error(texts.noMatch);
  }
  const { name, description, sections } = change;
  const fields = { name, description, sections };
  const plan = await visit.saveContent((known) => wholePlace(known, placeId, today), fields, idempotencyKey);
  const placed = plan.workouts.find(({ id }) => id === placeId);
  if (!placed) throw new Error(texts.noMatch);
  const renamings = renamedPlaces(sections, placed.sections);
  names.rename(renamings);
  return { workout: { ...toWorkout(placed, plan.version), id: number }, isRenamed: renamings.length > 0 };
}

/** All days ahead of a place; the call names one of them that has the workout of the place, if any has. */
function wholePlace(plan: Plan, placeId: number, today: string): ContentTarget {
  const workoutId = plan.workouts.find(({ id }) => id === placeId)?.workout_id;
  const ahead = (plan.days ?? []).filter((day) => isAhead(day, today) && day.plan_workout_id === placeId);
  const day = ahead.find(({ workout_id }) => workout_id === workoutId) ?? ahead[0];
  return { placeId, scheduledWorkoutId: day?.id ?? null, scope: 'all' };
}

function toOpenPlace(place: CustomizePlace, workoutId: number | null): OpenProgramPlace {
  const { view, exerciseId, exerciseKey } = place;
  if (view === 'addWorkouts') return { view, workoutId: null, exerciseId: null };
  if (view === null || view === 'programDetails' || view === 'videoWorkout' || workoutId === null) {
    return { view: 'programDetails', workoutId: null, exerciseId: null };
  }
  return { view, workoutId, exerciseId, exerciseKey };
}

function toCustomizePlace(
  part: Partial<OpenProgramPlace>,
  writeNumber: (number: number | null) => string | null,
): Partial<CustomizePlace> {
  const { view, workoutId, exerciseId, exerciseKey = null } = part;
  return {
    // Nothing is swapped in what is scheduled already, and there is no list of programs here.
    ...(view !== undefined && {
      view: view === 'programList' || view === 'swapPage' ? ('programDetails' as const) : view,
    }),
    ...(workoutId !== undefined && { workout: writeNumber(workoutId) }),
    ...(exerciseId !== undefined && { exerciseId }),
    exerciseKey,
  };
}
