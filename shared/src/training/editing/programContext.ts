/** Where an editor of programs, workouts, supersets or circuits is opened. It is passed down, never guessed from the address. */
export type ProgramContext = 'library' | 'scheduling' | 'rescheduling';

/** What is being edited, and by whom. */
export interface EditedItem {
  /** Whether the person may change anything at all; false for a manager. */
  readonly canEdit: boolean;
  /** Whether the piece is the trainer's own; what is the provider's is copied in the library, not changed. */
  readonly isOwn: boolean;
}

/** What a program context allows. */
export interface ContextRules {
  /** Where a change goes: to the library at once, to a draft that is scheduled later, or to what is scheduled already. */
  readonly savesTo: 'library' | 'draft' | 'schedule';
  /** Programs and workouts, with the exercises that stand in them. */
  readonly canEditContent: boolean;
  /** Supersets and circuits: while something is scheduled they are only looked at. */
  readonly canEditRoutines: boolean;
  /** An exercise takes the place of another. */
  readonly canSwap: boolean;
  /** Which harder and easier exercises a client may go to, and whether one that took a place gives it back. */
  readonly canChooseAdjustments: boolean;
  /** The title and description of a workout video. */
  readonly canEditVideoTexts: boolean;
  readonly canReplaceVideo: boolean;
  /** A workout video has its Save and Delete. */
  readonly canSaveVideo: boolean;
}

const SAVES_TO = { library: 'library', scheduling: 'draft', rescheduling: 'schedule' } as const;

/**
 * What may be done with a piece in a context. Outside the library a change stays with the draft or the schedule, so that
 * what is the provider's can be changed there too.
 */
export function contextRules(context: ProgramContext, { canEdit, isOwn }: EditedItem): ContextRules {
  const isLibrary = context === 'library';
  const isScheduling = context === 'scheduling';
  const canEditHere = canEdit && (isOwn || !isLibrary);
  return {
    savesTo: SAVES_TO[context],
    canEditContent: canEditHere,
    canEditRoutines: canEditHere && !isScheduling,
    canSwap: canEdit && isScheduling,
    canChooseAdjustments: canEdit && !isLibrary,
    canEditVideoTexts: canEditHere && !isScheduling,
    canReplaceVideo: canEditHere && isLibrary,
    canSaveVideo: canEditHere && !isScheduling,
  };
}

/** Whether a superset or circuit may be taken out of where it stands: if it may be deleted, or while rescheduling. */
export const canRemoveRoutine = (
  context: ProgramContext,
  { canEdit, isDeletable }: { readonly canEdit: boolean; readonly isDeletable: boolean },
): boolean => canEdit && (isDeletable || context === 'rescheduling');
