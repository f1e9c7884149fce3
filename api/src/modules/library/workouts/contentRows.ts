import type { WorkoutSectionsInput } from '@formline/shared/contracts/library/workoutContent';
import type { TimedExercise, TimedRoutine } from '@formline/shared/domain/training/workoutDuration';
import type {
  ContentRows,
  PerTable,
  PlaceableExercise,
  PlacedRow,
  RoutineRow,
} from './workoutContent.repository';

type ItemInput = WorkoutSectionsInput[number]['exercises'][number];
export type RoutineInput = Extract<ItemInput, { compound_routine_exercises: unknown }>;
export type ExerciseInput = Exclude<ItemInput, RoutineInput>;

type Identifiers = PerTable<readonly number[]>;
type Library = ReadonlyMap<number, PlaceableExercise>;

export function toContentRows(
  workoutId: number,
  sections: WorkoutSectionsInput,
  { ids, library }: { readonly ids: Identifiers; readonly library: Library },
): ContentRows {
  const next = { routines: takingFrom(ids.routines), placed: takingFrom(ids.placed) };
  const routines: RoutineRow[] = [];
  const placed: PlacedRow[] = [];
  const rowOf = (dose: ExerciseInput, at: Omit<RowPosition, 'id'>) =>
    placed.push({ ...toPlacedRow(dose, { id: next.placed(), ...at }), ...switchedOff(dose, library) });
  const takeSection = takingFrom(ids.sections);
  const sectionRows = sections.map(({ name, exercises }, ordinal) => {
    const sectionId = takeSection();
    exercises.forEach((item, index) => {
      if (!isRoutine(item)) {
        rowOf(item, { sectionId, routineId: null, ordinal: index });
        return;
      }
      const routineId = next.routines();
      routines.push(toRoutineRow(item, { id: routineId, sectionId, ordinal: index }));
      item.compound_routine_exercises.forEach(({ exercise }, turn) =>
        rowOf(exercise, { sectionId, routineId, ordinal: turn }),
      );
    });
    return { id: sectionId, workoutId, name, ordinal };
  });
  return { sections: sectionRows, routines, placed };
}

function toRoutineRow(
  { compound_routine_id: compoundRoutineId, title, routine_type: routineType, reps, rest }: RoutineInput,
  rowOf: Pick<RoutineRow, 'id' | 'sectionId' | 'ordinal'>,
): RoutineRow {
  return { ...rowOf, compoundRoutineId, title, routineType, reps, restSeconds: rest };
}

type RowPosition = Pick<PlacedRow, 'id' | 'sectionId' | 'routineId' | 'ordinal'>;
type Switches = Pick<PlacedRow, 'isProgressionOff' | 'isRegressionOff'>;

/** Values that the exercise does not have cannot be switched off. */
function switchedOff(dose: ExerciseInput, library: Library): Switches {
  const known = library.get(dose.original_exercise_id ?? dose.id);
  return {
    isProgressionOff: !dose.progression_enabled && known?.hasProgression === true,
    isRegressionOff: !dose.regression_enabled && known?.hasRegression === true,
  };
}

function toPlacedRow(dose: ExerciseInput, rowOf: RowPosition): Omit<PlacedRow, keyof Switches> {
  return {
    ...rowOf,
    exerciseId: dose.id,
    originalExerciseId: dose.original_exercise_id,
    sets: dose.sets,
    reps: dose.reps,
    durSeconds: dose.dur_seconds,
    distance: dose.distance,
    distanceUnits: dose.distance_units,
    weight: dose.weight,
    pace: dose.pace,
    paceUnits: dose.pace_units,
    tempo: dose.tempo,
    restSeconds: dose.rest,
    restTempo: dose.rest_tempo,
    exerciseSides: dose.exercise_sides,
    notes: dose.notes,
  };
}

/** The dose of a placed exercise, as it is on the wire. */
export const doseOf = (row: PlacedRow) => ({
  sets: row.sets,
  reps: row.reps,
  dur_seconds: row.durSeconds,
  distance: row.distance,
  distance_units: row.distanceUnits ?? ('miles' as const),
  weight: row.weight,
  weight_units: 'lb' as const,
  pace: row.pace,
  pace_units: row.paceUnits ?? ('mph' as const),
  tempo: row.tempo,
  rest: row.restSeconds,
  rest_tempo: row.restTempo,
  exercise_sides: row.exerciseSides,
  notes: row.notes,
});

export function wantedIds(sections: WorkoutSectionsInput, present: ContentRows): PerTable<(number | null)[]> {
  const keepSection = keepingFrom(present.sections);
  const keepRoutine = keepingFrom(present.routines);
  const keepPlaced = keepingFrom(present.placed);
  return {
    sections: sections.map(({ id }) => keepSection(id)),
    routines: routinesOf(sections).map(({ key }) => keepRoutine(idOfKey('routine', key))),
    placed: exercisesOf(sections).map(({ key }) => keepPlaced(idOfKey('exercise', key))),
  };
}

export const missingOf = (wanted: PerTable<readonly (number | null)[]>): PerTable<number> =>
  forEachTable((table) => wanted[table].filter((id) => id === null).length);

export function fillWith(wanted: PerTable<readonly (number | null)[]>, free: Identifiers): Identifiers {
  return forEachTable((table) => {
    const take = takingFrom(free[table]);
    return wanted[table].map((id) => id ?? take());
  });
}

export function toTimed(sections: WorkoutSectionsInput, library: Library): (TimedExercise | TimedRoutine)[] {
  const timed = (dose: ExerciseInput) => ({
    ...dose,
    allow_unilateral: library.get(dose.id)?.allowUnilateral ?? false,
  });
  return itemsOf(sections).map((item) =>
    isRoutine(item)
      ? {
          reps: item.reps,
          rest: item.rest,
          compound_routine_exercises: item.compound_routine_exercises.map(({ exercise }) => ({
            exercise: timed(exercise),
          })),
        }
      : timed(item),
  );
}

export function exercisesOf(sections: WorkoutSectionsInput): ExerciseInput[] {
  return itemsOf(sections).flatMap((item) =>
    isRoutine(item) ? item.compound_routine_exercises.map(({ exercise }) => exercise) : [item],
  );
}

export function routinesOf(sections: WorkoutSectionsInput): RoutineInput[] {
  return itemsOf(sections).filter(isRoutine);
}

const itemsOf = (sections: WorkoutSectionsInput): ItemInput[] =>
  sections.flatMap(({ exercises }) => exercises);

const isRoutine = (item: ItemInput): item is RoutineInput => 'compound_routine_exercises' in item;

const forEachTable = <T>(of: (table: keyof ContentRows) => T): PerTable<T> => ({
  sections: of('sections'),
  routines: of('routines'),
  placed: of('placed'),
});

function keepingFrom(rows: readonly { readonly id: number }[]) {
  const free = new Set(rows.map(({ id }) => id));
  return (id: number | undefined): number | null => (id !== undefined && free.delete(id) ? id : null);
}

function takingFrom(ids: readonly number[]): () => number {
  const left = ids[Symbol.iterator]();
  return () => {
    const { value, done } = left.next();
    if (done) throw new Error('There are fewer identifiers than places.');
    return value;
  };
}

const characters = { exercise: 'e', routine: 'r' } as const;

export const keyOf = (kind: keyof typeof characters, id: number): string => `${characters[kind]}${id}`;

function idOfKey(kind: keyof typeof characters, key: string | undefined): number | undefined {
  const digits = key?.startsWith(characters[kind]) ? key.slice(1) : '';
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined;
}
