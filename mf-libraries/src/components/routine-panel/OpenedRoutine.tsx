import type { CompoundRoutine } from '@formline/shared/contracts/library/compoundRoutines';
import type { PageLocation } from '@formline/shared/routing';
import { RoutineEditor } from '@formline/shared/training/routine/RoutineEditor';
import { FavoriteButton } from '@formline/shared/training/routine/FavoriteButton';
import { routineTexts } from '@formline/shared/training/routine/routine.texts.ts';
import { notify } from '@formline/shared/ui/overlays';
import { useRef } from 'react';
import { ExerciseOfRoutine } from './ExerciseOfRoutine';
import { ReturnLink } from './ReturnLink';
import type { RoutineView } from './routineView';
import { useRoutineChanges } from './useRoutineChanges';

export interface OpenedRoutineProps {
  readonly view: RoutineView;
  readonly routine: CompoundRoutine | null;
  readonly isFavorite: boolean;
  readonly canEdit: boolean;
  readonly isStaying: (next: PageLocation) => boolean;
  readonly onViewChange: (view: RoutineView) => void;
  readonly onClose: (createdId?: number) => void;
  readonly onReload?: () => Promise<CompoundRoutine | null>;
}

export function OpenedRoutine(props: OpenedRoutineProps) {
  const { view, routine, isFavorite, canEdit, isStaying, onViewChange, onClose, onReload } = props;
  const { save, remove } = useRoutineChanges();
  const routineType = routine?.routine_type ?? view.routineType;
  const kind = routineTexts.kinds[routineType];
  /** What the next save replaces. A ref, because it may start before the next render. */
  const baseRef = useRef(routine);
  const createdId = useRef<number>(undefined);
  const showExercise = (exerciseId: number | null) => onViewChange({ ...view, routineType, exerciseId });
  return (
    <RoutineEditor
      routine={routine}
      routineType={routineType}
      context="library"
      canEdit={canEdit}
      isStaying={isStaying}
      onSave={async (draft, idempotencyKey) => {
        const saved = await save(baseRef.current, draft, idempotencyKey);
        if (!routine) createdId.current = saved.id;
        notify.success(routine ? kind.updated(saved.title) : kind.created(saved.title));
        return saved;
      }}
      onSaved={() => onClose(createdId.current)}
      {...(routine && {
        removal: {
          onRemove: async () => {
            await remove(routine.id);
            notify.success(routineTexts.removal.done(routine.title));
          },
          onRemoved: () => onClose(),
        },
      })}
      onOpenExercise={({ id }) => showExercise(id)}
      exerciseView={
        view.exerciseId !== null && (
          <ExerciseOfRoutine
            key={view.exerciseId}
            exerciseId={view.exerciseId}
            onBack={() => showExercise(null)}
            onOpen={showExercise}
            onClose={() => onClose()}
          />
        )
      }
      onClose={() => onClose()}
      onReload={
        onReload &&
        (async () => {
          const theirs = await onReload();
          baseRef.current = theirs;
          return theirs;
        })
      }
      returnLink={<ReturnLink />}
      tools={routine && canEdit ? <FavoriteButton routine={routine} isFavorite={isFavorite} /> : null}
    />
  );
}
