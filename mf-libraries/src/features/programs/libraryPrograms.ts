import { call } from '@formline/shared/api-client';
import { createProgram, type Program, updateProgram } from '@formline/shared/contracts/programs';
import { localCalendarDate } from '@formline/shared/domain/calendarDates';
import { updateWorkout, type Workout } from '@formline/shared/contracts/workouts';
import type { QueryClient } from '@formline/shared/query';
import type { ProgramSavePort } from '@formline/shared/training/program/draft/programSavePort.ts';
import type { WorkoutSave } from '@formline/shared/training/workout/editor/workoutSaving.ts';
import { programQuery } from '@formline/shared/training/program/list/programs.queries.ts';

/** Programs of the library are saved in it. */
export const libraryPrograms: ProgramSavePort = {
  save: (change, saved, idempotencyKey) => {
    if (saved === null) {
      const body = { ...change, date: localCalendarDate(new Date()) };
      return call(createProgram, { body }, { idempotencyKey });
    }
    const { id, version } = saved;
    return call(updateProgram, { params: { id }, body: { ...change, version } }, { idempotencyKey });
  },
};

/** Workouts that are changed beside a program are saved in the library too. */
export async function saveLibraryWorkout({ saved, change, idempotencyKey }: WorkoutSave): Promise<Workout> {
  if (saved === null) throw new Error('A workout beside a program is saved already.');
  const { id, version } = saved;
  return call(updateWorkout, { params: { id }, body: { ...change, version } }, { idempotencyKey });
}

/** What the server answered is known from now on, and an answer under way is older; the lists are asked for anew. */
export function keepProgram(cache: QueryClient, program: Program): void {
  const { queryKey } = programQuery(program.id);
  void cache.cancelQueries({ queryKey });
  cache.setQueryData(queryKey, program);
  void reloadPrograms(cache);
}

/** After a program was deleted: who goes back to it asks the server, which has it no more. */
export async function forgetProgram(cache: QueryClient, id: number): Promise<void> {
  const { queryKey } = programQuery(id);
  await Promise.all([cache.invalidateQueries({ queryKey, refetchType: 'none' }), reloadPrograms(cache)]);
}

/** After programs came, went or changed: the lists are asked for anew. */
export async function reloadPrograms(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: ['programs', 'list'] }),
    cache.invalidateQueries({ queryKey: ['programs', 'none-yet'] }),
  ]);
}
