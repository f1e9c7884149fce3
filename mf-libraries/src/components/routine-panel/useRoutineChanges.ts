import {
  type CompoundRoutine,
  createCompoundRoutine,
  deleteCompoundRoutine,
  updateCompoundRoutine,
} from '@formline/shared/contracts/library/compoundRoutines';
import { change, useQueryClient } from '@formline/shared/query';
import {
  setRoutineDeletedInCache,
  setRoutineInCache,
  reloadRoutineLists,
} from '@formline/shared/training/routine/compoundRoutines.queries.ts';
import { type RoutineDraft, toRoutineForm } from '@formline/shared/training/routine/routineDraft.ts';

export function useRoutineChanges() {
  const cache = useQueryClient();

  const save = async (
    opened: CompoundRoutine | null,
    draft: RoutineDraft,
    idempotencyKey: string,
  ): Promise<CompoundRoutine> => {
    const { reps, exercises, ...form } = toRoutineForm(draft);
    const body = { ...form, reps: reps ?? 0, exercises: [...exercises] };
    const how = {
      idempotencyKey,
      reload: 'when-shown',
      update: (answer: CompoundRoutine) => setRoutineInCache(cache, answer),
    } as const;
    const saved = opened
      ? await change(
          updateCompoundRoutine,
          {
            params: { id: opened.id },
            body: { ...body, compound_routine_id: opened.id, version: opened.version },
          },
          how,
        )
      : await change(createCompoundRoutine, { body }, how);
    void reloadRoutineLists(cache);
    return saved;
  };

  const remove = async (id: number): Promise<void> => {
    const update = () => setRoutineDeletedInCache(cache, id);
    await change(deleteCompoundRoutine, { params: { id } }, { reload: 'when-shown', update });
    await reloadRoutineLists(cache);
  };

  return { save, remove };
}
