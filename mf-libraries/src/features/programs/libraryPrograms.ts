import {
  createProgram,
  findPrograms,
  type Program,
  readProgram,
  updateProgram,
} from '@formline/shared/contracts/library/programs';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { updateWorkout, type Workout } from '@formline/shared/contracts/library/workouts';
import { change as changeOnServer, queriesOf, type QueryClient, setAnswer } from '@formline/shared/query';
import type { ProgramSavePort } from '@formline/shared/training/program/draft/programSavePort.ts';
import type { WorkoutSave } from '@formline/shared/training/workout/editor/workoutSaving.ts';
import { programQuery } from '@formline/shared/training/program/list/programs.queries.ts';

export const libraryPrograms: ProgramSavePort = {
  save: (change, saved, idempotencyKey) => {
    if (saved === null) {
      const body = { ...change, date: localCalendarDate(new Date()) };
      return changeOnServer(createProgram, { body }, { idempotencyKey, reload: 'when-shown' });
    }
    const { id, version } = saved;
    const body = { ...change, version };
    return changeOnServer(updateProgram, { params: { id }, body }, { idempotencyKey, reload: 'when-shown' });
  },
};

export async function saveLibraryWorkout({ saved, change, idempotencyKey }: WorkoutSave): Promise<Workout> {
  if (saved === null) throw new Error('A workout beside a program is saved already.');
  const { id, version } = saved;
  const body = { ...change, version };
  return changeOnServer(updateWorkout, { params: { id }, body }, { idempotencyKey, reload: 'when-shown' });
}

/** Answers still under way are older than this one; the lists reload. */
export function setProgramInCache(cache: QueryClient, program: Program): void {
  setAnswer(cache, programQuery(program.id), program);
  void reloadPrograms(cache);
}

/** Marks the cached copy as stale, so that going back asks the server. */
export async function markProgramStale(cache: QueryClient, id: number): Promise<void> {
  const program = queriesOf(readProgram, { params: { id } });
  await Promise.all([cache.invalidateQueries({ ...program, refetchType: 'none' }), reloadPrograms(cache)]);
}

export const reloadPrograms = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries(queriesOf(findPrograms));
