/** `clickable`: nothing is unsaved. `incomplete`: a part is missing. `conflict`: changed by somebody else. */
export type SaveState = 'clickable' | 'unsaved' | 'incomplete' | 'loading' | 'saved' | 'error' | 'conflict';

/** How long a Save button of the library shows that it has saved. */
export const SAVED_SHOWN_MS = 2000;

export type SaveResult<D> =
  | { readonly kind: 'saved'; readonly draft: D }
  | { readonly kind: 'error' | 'conflict'; readonly draft: D; readonly error: unknown };

/** Drafts are sent one at a time; of those that wait only the newest is sent. */
export interface Saving<D> {
  readonly saved: D;
  readonly isStored: boolean;
  readonly sending: D | null;
  readonly next: D | null;
  readonly isTyping: boolean;
  readonly result: SaveResult<D> | null;
}

export type SavingEvent<D> =
  | { readonly type: 'asked'; readonly draft: D; readonly isTyping: boolean }
  | { readonly type: 'withdrawn' | 'typingEnded' | 'sent' | 'answered' | 'shown' }
  | { readonly type: 'refused'; readonly error: unknown; readonly isConflict: boolean }
  /** Somebody else saved before this draft was sent. */
  | { readonly type: 'overtaken'; readonly draft: D }
  /** The failure applies to this draft too, for example after an undo. */
  | { readonly type: 'failureMoved'; readonly draft: D }
  /** The draft continues from the server's version. */
  | { readonly type: 'restarted'; readonly draft: D };

/** Nothing has been saved yet. */
export const startSaving = <D>(saved: D, isStored: boolean): Saving<D> => ({
  saved,
  isStored,
  sending: null,
  next: null,
  isTyping: false,
  result: null,
});

export function afterEvent<D>(saving: Saving<D>, event: SavingEvent<D>): Saving<D> {
  const { sending, next, result } = saving;
  switch (event.type) {
    case 'asked':
      return { ...saving, next: event.draft, isTyping: event.isTyping };
    case 'withdrawn':
      return { ...saving, next: null, isTyping: false };
    case 'typingEnded':
      return { ...saving, isTyping: false };
    case 'sent':
      return { ...saving, sending: next, next: null, isTyping: false, result: null };
    case 'answered':
      if (sending === null) return saving;
      return {
        ...saving,
        saved: sending,
        isStored: true,
        sending: null,
        result: { kind: 'saved', draft: sending },
      };
    case 'refused':
      return sending === null ? saving : afterRefusal(saving, { sending, ...event });
    case 'overtaken':
      return { ...saving, result: { kind: 'conflict', draft: event.draft, error: null } };
    case 'shown':
      return result?.kind === 'saved' ? { ...saving, result: null } : saving;
    case 'failureMoved':
      return result ? { ...saving, result: { ...result, draft: event.draft } } : saving;
    case 'restarted':
      return startSaving(event.draft, true);
  }
}

/** Drafts that waited behind a refused save are not sent. */
function afterRefusal<D>(
  saving: Saving<D>,
  { sending, error, isConflict }: { sending: D; error: unknown; isConflict: boolean },
): Saving<D> {
  return {
    ...saving,
    sending: null,
    next: saving.isTyping ? saving.next : null,
    result: { kind: isConflict ? 'conflict' : 'error', draft: sending, error },
  };
}

interface DraftRules<D> {
  readonly isSame: (one: D, other: D) => boolean;
  readonly isComplete?: (draft: D) => boolean;
}

/** The state of the save button for a draft. */
export function saveStateOf<D>(
  { saved, sending, next, result }: Saving<D>,
  draft: D,
  { isSame, isComplete = () => true }: DraftRules<D>,
): SaveState {
  if (sending !== null || next !== null) return 'loading';
  if (isSame(draft, saved)) return result?.kind === 'saved' ? 'saved' : 'clickable';
  if (!isComplete(draft)) return 'incomplete';
  // An edit does not end a conflict: the next save would meet it again.
  if (result?.kind === 'conflict') return 'conflict';
  return result?.kind === 'error' && result.draft === draft ? 'error' : 'unsaved';
}

/** True if the server lacks part of the draft and no call carries it. After a refusal that is unknown. */
export function isSaveNeeded<D>(
  { saved, isStored, sending, result }: Saving<D>,
  draft: D,
  isSame: (one: D, other: D) => boolean,
): boolean {
  if (sending !== null) return !isSame(draft, sending);
  const isKnown = isStored && (result === null || result.kind === 'saved');
  return !isKnown || !isSame(draft, saved);
}
