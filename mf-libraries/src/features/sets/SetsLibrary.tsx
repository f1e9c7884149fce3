import type { CompoundRoutine, RoutineType } from '@formline/shared/contracts/compoundRoutines';
import { RemoveRoutineDialog } from '@formline/shared/training/compound-routine/RemoveRoutineDialog';
import { useFavoriteRoutine } from '@formline/shared/training/compound-routine/useFavoriteRoutine.ts';
import { useRoutineListing } from '@formline/shared/training/compound-routine/useRoutineListing.ts';
import type { ChangePlace } from '@formline/shared/training/library-list/useAddressPlace.ts';
import { announce } from '@formline/shared/ui/core';
import { useCallback, useRef, useState } from 'react';
import { SetsList } from './SetsList';
import { SetsPanel } from './SetsPanel';
import { SetsPanes } from './SetsPanes';
import { setsTexts } from './sets.texts';
import type { SetsPlace } from './setsPlace';
import { type SetsTab, setsTabRules } from './setsTabs';
import { useFocusAfterClosing } from './useFocusAfterClosing';
import { useRoutineDeletion } from './useRoutineDeletion';
import { useSoughtRow } from './useSoughtRow';

export interface SetsLibraryProps {
  readonly tab: SetsTab;
  readonly place: SetsPlace;
  readonly onPlaceChange: ChangePlace<SetsPlace>;
  readonly canEdit: boolean;
  readonly onCreate: (routineType: RoutineType) => void;
}

/** The supersets and circuits of one tab, and beside them the one that is open. */
export function SetsLibrary({ tab, place, onPlaceChange, canEdit, onCreate }: SetsLibraryProps) {
  const { search, routine } = place;
  const { routineType, onlyFavorites } = setsTabRules[tab];
  const listing = useRoutineListing({ search, routineType, onlyFavorites });
  const listRef = useRef<HTMLDivElement>(null);
  const [createdId, setCreatedId] = useState<number | null>(null);
  useSoughtRow(listing, createdId);
  const openId = typeof routine?.id === 'number' ? routine.id : null;
  const { turn: handleFavorite } = useFavoriteRoutine();
  const isOpen = isPanelOpen(place, canEdit);
  useFocusAfterClosing(isOpen, listRef);
  const close = () => onPlaceChange({ routine: null, exerciseId: null });
  const deletedId = useRef<number>(null);
  const deletion = useRoutineDeletion((id) => {
    deletedId.current = id;
    setCreatedId(null);
    if (id === openId) close();
  });
  const handleChoose = useCallback(
    ({ id, title, routine_type }: CompoundRoutine, isFollowing: boolean) => {
      if (id === openId) return;
      setCreatedId(null);
      const view = { routineType: routine_type, id, exerciseId: null };
      onPlaceChange({ routine: view, exerciseId: null }, { replace: isFollowing });
      if (!isFollowing) announce(setsTexts.opened(title));
    },
    [openId, onPlaceChange],
  );
  return (
    <>
      <SetsPanes
        onEscape={close}
        list={
          <SetsList
            tab={tab}
            listing={listing}
            search={search}
            onSearch={(text) => {
              setCreatedId(null);
              onPlaceChange({ search: text }, { replace: true });
            }}
            chosenId={openId ?? createdId}
            onChoose={handleChoose}
            canEdit={canEdit}
            onFavorite={handleFavorite}
            onDelete={deletion.ask}
            onCreate={onCreate}
            listRef={listRef}
          />
        }
        panel={
          isOpen ? (
            <SetsPanel
              place={place}
              listing={listing}
              canEdit={canEdit}
              isDeleted={(id) => id === deletedId.current}
              onPlaceChange={onPlaceChange}
              onClose={(id) => {
                setCreatedId(id ?? null);
                close();
              }}
            />
          ) : null
        }
      />
      {deletion.asked && (
        <RemoveRoutineDialog
          isOpen
          title={deletion.asked.title}
          routineType={deletion.asked.routine_type}
          isPending={deletion.isPending}
          onConfirm={deletion.confirm}
          onClose={deletion.close}
          finalFocus={() => listRef.current}
        />
      )}
    </>
  );
}

/** A manager makes nothing new. */
const isPanelOpen = ({ routine, exerciseId }: SetsPlace, canEdit: boolean): boolean =>
  routine ? canEdit || routine.id !== 'new' : exerciseId !== null;
