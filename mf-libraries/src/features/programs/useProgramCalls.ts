import { newIdempotencyKey } from '@formline/shared/api-client';
import { copyProgram, deleteProgram, type Program } from '@formline/shared/contracts/library/programs';
import { change, useMutation, useQueryClient } from '@formline/shared/query';
import { reloadWorkoutLists } from '@formline/shared/training/workout/list/workoutList.queries.ts';
import { notify } from '@formline/shared/ui/overlays';
import { markProgramStale, setProgramInCache } from './libraryPrograms';
import { programsTexts as texts } from './programs.texts';

interface Named {
  readonly id: number;
  readonly name: string;
}

export function useCopyProgram(onCopied: (program: Program) => void) {
  const cache = useQueryClient();
  const copying = useMutation({
    mutationFn: ({ id }: Named) =>
      change(copyProgram, { params: { id } }, { idempotencyKey: newIdempotencyKey(), reload: 'when-shown' }),
    onSuccess: (program) => {
      setProgramInCache(cache, program);
      void reloadWorkoutLists(cache);
      notify.success(texts.copy.done(program.name));
    },
    onError: () => notify.error(texts.copy.failed),
  });
  return {
    isPending: copying.isPending,
    // The callback is skipped after unmounting, so that a trainer who has left stays where they are.
    copy: (program: Named) => copying.mutate(program, { onSuccess: onCopied }),
  };
}

interface Removal extends Named {
  readonly withCopies: boolean;
}

/** Workouts used elsewhere and scheduled workouts stay. */
export function useDeleteProgram(onDeleted: () => void) {
  const cache = useQueryClient();
  const deleting = useMutation({
    mutationFn: ({ id, withCopies }: Removal) =>
      change(
        deleteProgram,
        { params: { id }, query: withCopies ? { with_unused_copies: true } : {} },
        { reload: 'when-shown' },
      ),
    onSuccess: (_answer, { id, name }) => {
      void markProgramStale(cache, id);
      void reloadWorkoutLists(cache);
      notify.success(texts.remove.done(name));
    },
    onError: (_error, { name }) => notify.error(texts.remove.failed(name)),
  });
  return {
    isPending: deleting.isPending,
    // The callback is skipped after unmounting, so that a trainer who has left stays where they are.
    remove: (program: Removal) => deleting.mutate(program, { onSuccess: onDeleted }),
  };
}
