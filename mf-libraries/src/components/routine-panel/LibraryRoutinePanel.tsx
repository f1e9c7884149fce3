import type { CompoundRoutine } from '@formline/shared/contracts/library/compoundRoutines';
import { useQuery, useQueryClient } from '@formline/shared/query';
import {
  reloadRoutineLists,
  routineQuery,
} from '@formline/shared/training/routine/compoundRoutines.queries.ts';
import { RoutineFrame } from '@formline/shared/training/routine/RoutineFrame';
import { RoutineSkeleton } from '@formline/shared/training/routine/RoutineSkeleton';
import { routineTexts } from '@formline/shared/training/routine/routine.texts.ts';
import { routineFailure } from '@formline/shared/training/routine/routineFailure.ts';
import { EmptyState, ErrorState } from '@formline/shared/ui/core';
import { useState } from 'react';
import { OpenedRoutine, type OpenedRoutineProps } from './OpenedRoutine';
import { ReturnLink } from './ReturnLink';
import { routinePanelTexts as texts } from './routinePanel.texts';

export interface LibraryRoutinePanelProps extends Omit<
  OpenedRoutineProps,
  'routine' | 'isFavorite' | 'onReload'
> {
  readonly listed: CompoundRoutine | undefined;
  readonly isListPending: boolean;
}

export function LibraryRoutinePanel(props: LibraryRoutinePanelProps) {
  const { id, routineType } = props.view;
  if (id === 'new') return <OpenedRoutine {...props} key={routineType} routine={null} isFavorite={false} />;
  if (id === null) {
    return (
      <RoutineFrame title={routineTexts.kinds[routineType].one} onClose={props.onClose}>
        <EmptyState title={routineTexts.kinds[routineType].unnamed} />
      </RoutineFrame>
    );
  }
  return <FoundRoutine {...props} key={id} id={id} />;
}

function FoundRoutine({ id, listed, isListPending, ...props }: LibraryRoutinePanelProps & { id: number }) {
  const cache = useQueryClient();
  const query = useQuery({
    ...routineQuery(id),
    // A superset or circuit deleted just now is not in the list either.
    enabled: ({ state }) => state.data !== null && !listed && !isListPending,
  });
  const newest = listed ?? query.data;
  // Frozen on open, because a later answer must not overwrite the draft.
  const [opened, setOpened] = useState(newest);
  if (opened === undefined && newest !== undefined) setOpened(newest);
  const handleReload = async () => {
    const theirs = await cache.query({ ...routineQuery(id), staleTime: 0 });
    setOpened(theirs);
    void reloadRoutineLists(cache);
    return theirs;
  };
  const kind = routineTexts.kinds[props.view.routineType];
  if (opened) {
    return (
      <OpenedRoutine
        {...props}
        routine={opened}
        isFavorite={newest?.is_favorite ?? opened.is_favorite}
        onReload={handleReload}
      />
    );
  }
  return (
    <RoutineFrame title={kind.one} onClose={props.onClose} returnLink={<ReturnLink />}>
      {opened === null && <EmptyState title={kind.notFound} text={texts.deletedText} />}
      {opened === undefined && query.isError && (
        <ErrorState
          title={kind.failed}
          text={routineFailure(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {opened === undefined && !query.isError && <RoutineSkeleton label={kind.loading} />}
    </RoutineFrame>
  );
}
