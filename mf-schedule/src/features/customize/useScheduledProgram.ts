import { failureMessage, isRefusal } from '@formline/shared/api-client';
import type { PageLocation } from '@formline/shared/routing';
import { useViewState } from '@formline/shared/training/library-list/useViewState.ts';
import type { OpenProgramViewState } from '@formline/shared/training/program/draft/openProgramViewState.ts';
import type { ProgramSavePort } from '@formline/shared/training/program/draft/programSavePort.ts';
import type { WorkoutSave } from '@formline/shared/training/workout/editor/workoutSaving.ts';
import { notify } from '@formline/shared/ui/overlays';
import { useCallback, useMemo, useState } from 'react';
import type { OwnerKey } from '../../components/calendar-owner/calendarOwner';
import { customizeTexts as texts } from './customize.texts';
import { type CustomizeViewState, customizeViewStateRules } from './customizeViewState';
import { isAhead, type Plan } from './plan';
import type { ContentTarget } from '../../components/schedule-changes/scheduleCalls';
import type { PlanVisit } from './planVisit';
import { planWorkouts } from './planWorkouts';
import { type SlotNames, slotNames, renamedSlots } from './renamedSlots';
import { type ProgramNumbers, programNumbers } from './programNumbers';
import { programProblem, toPlanFields, toProgram, toWorkout } from './scheduledProgram';
import { usePlanVisit } from './usePlanVisit';

export function useScheduledProgram(owner: OwnerKey, opened: Plan, today: string) {
  const { plan, visit } = usePlanVisit(owner, opened);
  const [surroundings] = useState(() => surroundingsOf(visit));
  const { rules, numbers, port, source } = surroundings;
  const { viewState, changeViewState } = useViewState(rules);
  const saveWorkout = async (save: WorkoutSave) => {
    const saved = await saveContent(save, { visit, today, ...surroundings });
    if (saved.isRenamed) changeViewState({}, { replace: true });
    return saved.workout;
  };
  const open = toOpenViewState(viewState, numbers.read(viewState.workout));
  return {
    plan,
    visit,
    workoutIdOf: surroundings.workoutIdOf,
    port,
    source,
    saveWorkout,
    viewState: open,
    /** Whether the plan has the open workout; one of the library may be about to be added. */
    isMatched: isKnown(plan, open.workoutId, numbers),
    changeViewState: useCallback(
      (part: Partial<OpenProgramViewState>) => changeViewState(toCustomizeViewState(part, numbers.write)),
      [changeViewState, numbers],
    ),
    workoutIdAt: ({ search }: PageLocation) => numbers.read(rules.read(new URLSearchParams(search)).workout),
    opened: useMemo(() => toProgram(opened), [opened]),
  };
}

const isKnown = ({ workouts }: Plan, number: number | null, { slotIdOf }: ProgramNumbers): boolean =>
  number === null || number > 0 || workouts.some(({ id }) => id === slotIdOf(number));

function surroundingsOf(visit: PlanVisit) {
  const names = slotNames();
  const numbers = programNumbers();
  const workoutIdOf = (number: number) =>
    numbers.originOf(number) ?? visit.slotSeen(numbers.slotIdOf(number))?.workout_id ?? number;
  return {
    names,
    numbers,
    workoutIdOf,
    rules: customizeViewStateRules(names),
    source: planWorkouts({ visit, numbers, visitId: crypto.randomUUID() }),
    port: savePort({ visit, numbers, workoutIdOf }),
  };
}

interface PortSurroundings {
  readonly visit: PlanVisit;
  readonly numbers: ProgramNumbers;
  readonly workoutIdOf: (number: number) => number;
}

const savePort = ({ visit, numbers, workoutIdOf }: PortSurroundings): ProgramSavePort => ({
  savesWhen: 'asked',
  problemOf: (draft) => programProblem(visit.current(), draft, { empty: texts.emptyProgram }),
  failureText: (error) => (isRefusal(error) ? failureMessage(error) : null),
  save: async (change, _saved, idempotencyKey) => {
    const plan = await visit.savePlan(toPlanFields(change, workoutIdOf), idempotencyKey);
    change.workouts?.forEach(({ id, key }, index) => {
      const placed = plan.workouts[index];
      if (key === undefined && placed) numbers.assign(id, placed.id);
    });
    return toProgram(plan);
  },
});

interface SaveSurroundings {
  readonly visit: PlanVisit;
  readonly names: SlotNames;
  readonly numbers: ProgramNumbers;
  readonly today: string;
}

async function saveContent(
  { saved, change, idempotencyKey }: WorkoutSave,
  { visit, names, numbers, today }: SaveSurroundings,
) {
  const number = saved?.id ?? 0;
  const slotId = numbers.slotIdOf(number);
  const isThere = visit.current().workouts.some(({ id }) => id === slotId);
  if (slotId === null || !isThere) {
    notify.error(texts.noMatch);
    throw new Error(texts.noMatch);
  }
  const { name, description, sections } = change;
  const fields = { name, description, sections };
  const plan = await visit.saveContent(
    (known) => fullSlotTarget(known, slotId, today),
    fields,
    idempotencyKey,
  );
  const placed = plan.workouts.find(({ id }) => id === slotId);
  if (!placed) throw new Error(texts.noMatch);
  const renamings = renamedSlots(sections, placed.sections);
  names.rename(renamings);
  return { workout: { ...toWorkout(placed, plan.version), id: number }, isRenamed: renamings.length > 0 };
}

/** The call names one day that has the slot's own workout, if any. */
function fullSlotTarget(plan: Plan, slotId: number, today: string): ContentTarget {
  const workoutId = plan.workouts.find(({ id }) => id === slotId)?.workout_id;
  const ahead = (plan.days ?? []).filter((day) => isAhead(day, today) && day.plan_workout_id === slotId);
  const day = ahead.find(({ workout_id }) => workout_id === workoutId) ?? ahead[0];
  return { slotId, scheduledWorkoutId: day?.id ?? null, scope: 'all' };
}

function toOpenViewState(viewState: CustomizeViewState, workoutId: number | null): OpenProgramViewState {
  const { view, exerciseId, exerciseKey } = viewState;
  if (view === 'addWorkouts') return { view, workoutId: null, exerciseId: null };
  if (view === null || view === 'programDetails' || view === 'videoWorkout' || workoutId === null) {
    return { view: 'programDetails', workoutId: null, exerciseId: null };
  }
  return { view, workoutId, exerciseId, exerciseKey };
}

function toCustomizeViewState(
  part: Partial<OpenProgramViewState>,
  writeNumber: (number: number | null) => string | null,
): Partial<CustomizeViewState> {
  const { view, workoutId, exerciseId, exerciseKey = null } = part;
  return {
    // Scheduled work has no list of programs.
    ...(view !== undefined && { view: view === 'programList' ? ('programDetails' as const) : view }),
    ...(workoutId !== undefined && { workout: writeNumber(workoutId) }),
    ...(exerciseId !== undefined && { exerciseId }),
    exerciseKey,
  };
}
