import type { CompoundRoutine } from '@formline/shared/contracts/library/compoundRoutines';
import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { type DraftItem, newItemKey, newDraftExercise, newDraftRoutine } from './workoutDraft';

export type LibraryItem = Exercise | CompoundRoutine;

export const isLibraryRoutine = (item: LibraryItem): item is CompoundRoutine => 'compound_routine_id' in item;

/** Prefixed, because exercises and routines have separate id ranges. */
export const libraryItemKey = (item: LibraryItem): string =>
  isLibraryRoutine(item) ? `routine-${item.id}` : `exercise-${item.id}`;

export const libraryItemName = (item: LibraryItem): string =>
  isLibraryRoutine(item) ? item.title : item.name;

export const toPlaced = (item: LibraryItem): DraftItem =>
  isLibraryRoutine(item) ? newDraftRoutine(item, newItemKey) : newDraftExercise(item, newItemKey());
