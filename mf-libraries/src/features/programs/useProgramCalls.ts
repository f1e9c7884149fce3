import { call, newIdempotencyKey } from '@formline/shared/api-client';
import { copyProgram, deleteProgram, type Program } from '@formline/shared/contracts/programs';
import { useMutation, useQueryClient } from '@formline/shared/query';
import { reloadWorkoutLists } from '@formline/shared/training/workout-list/workoutList.queries.ts';
import { notify } from '@formline/shared/ui/overlays';
import { forgetProgram, keepProgram } from './libraryPrograms';
import { programsTexts as texts } from './programs.texts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Copies a program with its workouts to the trainer's own: the provider's into the library, or an own one once more. */
export function useCopyProgram(onCopied: (program: Program) => void) {
  const cache = useQueryClient();
  const copying = useMutation({
    mutationFn: ({ id }: Named) =>
      call(copyProgram, { params: { id } }, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: (program) => {
      keepProgram(cache, program);
      void reloadWorkoutLists(cache);
      notify.success(texts.copy.done(program.name));
    },
    onError: () => notify.error(texts.copy.failed),
  });
  return {
    isPending: copying.isPending,
    // Who has gone on meanwhile is told, and stays where they are.
    copy: (program: Named) => copying.mutate(program, { onSuccess: onCopied }),
  };
}

/** Takes an own program out of the library; its workouts and what is scheduled stay. */
export function useDeleteProgram(onDeleted: () => void) {
  const cache = useQueryClient();
  const deleting = useMutation({
    mutationFn: ({ id }: Named) => call(deleteProgram, { params: { id } }),
    onSuccess: (_answer, { id, name }) => {
      void forgetProgram(cache, id);
      notify.success(texts.remove.done(name));
    },
    onError: (_error, { name }) => notify.error(texts.remove.failed(name)),
  });
  return {
    isPending: deleting.isPending,
    // Who has gone on meanwhile is told, and stays where they are.
    remove: (program: Named) => deleting.mutate(program, { onSuccess: onDeleted }),
  };
}
