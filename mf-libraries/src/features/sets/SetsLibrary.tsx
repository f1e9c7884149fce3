import type { CompoundRoutine, RoutineType } from '@formline/shared/contracts/library/compoundRoutines';
import type { LibraryListing } from '@formline/shared/training/library-list/libraryListing.ts';
import { RemoveRoutineDialog } from '@formline/shared/training/routine/RemoveRoutineDialog';
import { useFavoriteRoutine } from '@formline/shared/training/routine/useFavoriteRoutine.ts';
import { useRoutineListing } from '@formline/shared/training/routine/useRoutineListing.ts';
import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { announce } from '@formline/shared/ui/core';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { SetsList } from './SetsList';
import { SetsPanel } from './SetsPanel';
import { SetsPanes } from './SetsPanes';
import { setsTexts } from './sets.texts';
import type { SetsViewState } from './setsViewState';
import { type SetsTab, setsTabRules } from './setsTabs';
import { useRoutineDeletion } from './useRoutineDeletion';

export interface SetsLibraryProps {
  readonly tab: SetsTab;
  readonly viewState: SetsViewState;
  readonly onViewStateChange: ChangeViewState<SetsViewState>;
  readonly canEdit: boolean;
  readonly onCreate: (routineType: RoutineType) => void;
}

export function SetsLibrary({ tab, viewState, onViewStateChange, canEdit, onCreate }: SetsLibraryProps) {
  const { search, routine } = viewState;
  const { routineType, onlyFavorites } = setsTabRules[tab];
  const listing = useRoutineListing({ search, routineType, onlyFavorites });
  const listRef = useRef<HTMLDivElement>(null);
  const [createdId, setCreatedId] = useState<number | null>(null);
  useTargetRow(listing, createdId);
  const openId = typeof routine?.id === 'number' ? routine.id : null;
  const { turn: handleFavorite } = useFavoriteRoutine();
  const isOpen = isPanelOpen(viewState, canEdit);
  useFocusAfterClosing(isOpen, listRef);
  const close = () => onViewStateChange({ routine: null, exerciseId: null });
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
      onViewStateChange({ routine: view, exerciseId: null }, { replace: isFollowing });
      if (!isFollowing) announce(setsTexts.opened(title));
    },
    [openId, onViewStateChange],
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
              onViewStateChange({ search: text }, { replace: true });
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
              viewState={viewState}
              listing={listing}
              canEdit={canEdit}
              isDeleted={(id) => id === deletedId.current}
              onViewStateChange={onViewStateChange}
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

const isPanelOpen = ({ routine, exerciseId }: SetsViewState, canEdit: boolean): boolean =>
  routine ? canEdit || routine.id !== 'new' : exerciseId !== null;

/** Waits while the leave warning is open. */
function useFocusAfterClosing(isOpen: boolean, listRef: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen);
  // Effect: the focused element is removed with the panel.
  useEffect(() => {
    if (wasOpen.current && !isOpen) listRef.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen, listRef]);
}

/** Loads pages until the item appears, because a new one may be on any page. */
function useTargetRow(listing: LibraryListing<{ readonly id: number }>, targetId: number | null): void {
  const { items, rest, isOutdated, onMore } = listing;
  const isMissing = targetId !== null && !items.some(({ id }) => id === targetId);
  useEffect(() => {
    if (isMissing && rest === 'more' && !isOutdated) onMore();
  }, [isMissing, rest, isOutdated, onMore, items]);
}
