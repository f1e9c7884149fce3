import type { CompoundRoutine, RoutineType } from '@formline/shared/contracts/library/compoundRoutines';
import { RoutineRow } from '@formline/shared/training/routine/RoutineRow';
import { FavoriteAction } from '@formline/shared/training/library-list/rows/FavoriteAction';
import { LibraryList } from '@formline/shared/training/library-list/LibraryList';
import type { LibraryListing } from '@formline/shared/training/library-list/libraryListing.ts';
import { RowAction } from '@formline/shared/training/library-list/rows/RowAction';
import { Button, EmptyState } from '@formline/shared/ui/core';
import { Plus, Trash2 } from 'lucide-react';
import { type RefObject, useCallback } from 'react';
import { setsTexts } from './sets.texts';
import { type SetsTab, setsTabRules } from './setsTabs';

export interface SetsListProps {
  readonly tab: SetsTab;
  readonly listing: LibraryListing<CompoundRoutine>;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly chosenId: number | null;
  readonly onChoose: (routine: CompoundRoutine, isFollowing: boolean) => void;
  readonly canEdit: boolean;
  readonly onFavorite: (routine: CompoundRoutine) => void;
  readonly onDelete: (routine: CompoundRoutine) => void;
  readonly onCreate: (routineType: RoutineType) => void;
  readonly listRef: RefObject<HTMLDivElement | null>;
}

export function SetsList(props: SetsListProps) {
  const { tab, listing, search, onSearch, chosenId, onChoose, canEdit, onFavorite, onDelete, listRef } =
    props;
  const { canDelete } = setsTabRules[tab];
  const texts = setsTexts.tabs[tab];
  const renderActions = useCallback(
    (routine: CompoundRoutine) => (
      <>
        {canDelete && (
          <RowAction
            label={setsTexts.delete(routine.title)}
            icon={<Trash2 />}
            isDanger
            onPress={() => onDelete(routine)}
          />
        )}
        <FavoriteAction
          name={routine.title}
          isFavorite={routine.is_favorite}
          onToggle={() => onFavorite(routine)}
        />
      </>
    ),
    [canDelete, onFavorite, onDelete],
  );
  return (
    <LibraryList
      heading={texts.heading}
      label={texts.heading}
      texts={texts.list}
      listing={listing}
      keyOf={keyOf}
      renderRow={tab === 'favorites' ? renderEitherRow : renderRow}
      renderActions={canEdit ? renderActions : undefined}
      choice={{
        kind: 'one',
        chosenKey: chosenId === null ? null : String(chosenId),
        onChoose,
      }}
      listRef={listRef}
      search={search}
      onSearch={onSearch}
      onClearAll={() => onSearch('')}
      empty={<EmptySets {...props} />}
    />
  );
}

const keyOf = ({ id }: CompoundRoutine) => String(id);
const renderRow = (routine: CompoundRoutine) => <RoutineRow routine={routine} />;
const renderEitherRow = (routine: CompoundRoutine) => <RoutineRow routine={routine} hasKind />;

function EmptySets({ tab, canEdit, onCreate }: SetsListProps) {
  const { empty, create, emptyForManager } = setsTexts.tabs[tab];
  const { routineType } = setsTabRules[tab];
  if (!canEdit) return <EmptyState title={setsTexts.tabs[tab].heading} text={emptyForManager} />;
  return (
    <EmptyState
      {...empty}
      action={
        routineType && (
          <Button variant="primary" icon={<Plus />} onClick={() => onCreate(routineType)}>
            {create}
          </Button>
        )
      }
    />
  );
}
