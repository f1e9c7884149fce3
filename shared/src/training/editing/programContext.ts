/** Where a program, workout or routine is edited. Passed down, never derived from the URL. */
export type ProgramContext = 'library' | 'scheduling' | 'rescheduling';

export interface EditedItem {
  readonly canEdit: boolean;
  /** False for the provider's content, which is copied in the library instead of changed. */
  readonly isOwn: boolean;
}

export interface ContextRules {
  /** Where a change is saved: in the library at once, in a draft that is scheduled later, or in the schedule. */
  readonly savesTo: 'library' | 'draft' | 'schedule';
  /** Programs and workouts, with the exercises in them. */
  readonly canEditContent: boolean;
  readonly canEditRoutines: boolean;
  /** Swaps, reverts, and which progressions and regressions a client may use. */
  readonly canChooseAdjustments: boolean;
  readonly canEditVideoTexts: boolean;
  readonly canReplaceVideo: boolean;
  readonly canSaveVideo: boolean;
}

const SAVES_TO = { library: 'library', scheduling: 'draft', rescheduling: 'schedule' } as const;

/** Outside the library changes stay in the draft or schedule, so the provider's content may be changed too. */
export function contextRules(context: ProgramContext, { canEdit, isOwn }: EditedItem): ContextRules {
  const isLibrary = context === 'library';
  const isScheduling = context === 'scheduling';
  const canEditHere = canEdit && (isOwn || !isLibrary);
  return {
    savesTo: SAVES_TO[context],
    canEditContent: canEditHere,
    canEditRoutines: canEditHere && !isScheduling,
    canChooseAdjustments: canEdit && !isLibrary,
    canEditVideoTexts: canEditHere && !isScheduling,
    canReplaceVideo: canEditHere && isLibrary,
    canSaveVideo: canEditHere && !isScheduling,
  };
}

export const canRemoveRoutine = (
  context: ProgramContext,
  { canEdit, isDeletable }: { readonly canEdit: boolean; readonly isDeletable: boolean },
): boolean => canEdit && (isDeletable || context === 'rescheduling');
