import { failureMessage, isApiError, newIdempotencyKey } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import type { Workout } from '@formline/shared/contracts/workouts';
import { sameDraft } from '../edit-history/sameDraft';
import type { WorkoutDraft } from './workoutDraft';
import { type SaveOutcome, type WorkoutSave, type WorkoutSaving, workoutSaving } from './workoutSaving';

/** How long after the last key what is typed is saved. */
export const TYPING_PAUSE_MS = 800;

/** How the saving stands. Nothing is saved while the workout has no name. */
export type SaveState =
  | { readonly kind: 'saved' | 'waiting' | 'saving' | 'nameless' }
  | { readonly kind: 'failed'; readonly message: string }
  /** Somebody else has changed the workout meanwhile. */
  | { readonly kind: 'conflict' };

interface AutosaveHandlers {
  readonly onSave: (save: WorkoutSave) => Promise<Workout>;
  readonly onOutcome: (outcome: SaveOutcome) => void;
}

/** Saves the drafts of a workout by themselves, one at a time, and says how it stands. */
export class Autosave {
  private state: SaveState = { kind: 'saved' };
  private lastSaved: WorkoutDraft | null;
  private waiting: WorkoutDraft | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly queue: WorkoutSaving;
  private handlers: AutosaveHandlers;

  /** @param opened the saved workout with its draft; null for one that nobody has saved yet */
  constructor(
    opened: { readonly draft: WorkoutDraft; readonly workout: Workout } | null,
    handlers: AutosaveHandlers,
  ) {
    this.handlers = handlers;
    this.lastSaved = opened?.draft ?? null;
    this.queue = workoutSaving({
      opened,
      newKey: newIdempotencyKey,
      onSave: (save) => this.handlers.onSave(save),
      onOutcome: (outcome) => this.handleOutcome(outcome),
    });
  }

  readonly current = (): SaveState => this.state;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  setHandlers(handlers: AutosaveHandlers): void {
    this.handlers = handlers;
  }

  /** Saves the draft: at once, or when nothing more was typed for a moment. */
  offer(draft: WorkoutDraft, when: 'now' | 'soon'): void {
    this.wait(null);
    if (!this.queue.isBusy() && sameDraft(draft, this.lastSaved)) return this.tell({ kind: 'saved' });
    if (draft.name.trim() === '') return this.tell({ kind: 'nameless' });
    this.wait(draft);
    if (when === 'now') return this.flush();
    this.timer = setTimeout(() => this.flush(), TYPING_PAUSE_MS);
    return this.tell({ kind: 'waiting' });
  }

  /** Saves what still waits for the typing to end. */
  flush(): void {
    const draft = this.waiting;
    this.wait(null);
    if (!draft) return;
    this.tell({ kind: 'saving' });
    this.queue.save(draft);
  }

  /** After a failed save: there is nothing left to save when the draft is what was saved before. */
  reconsider(draft: WorkoutDraft): void {
    if (this.state.kind === 'failed' && sameDraft(draft, this.lastSaved)) this.tell({ kind: 'saved' });
  }

  /** The version that is known here; null for a workout nobody has saved yet. */
  version(): number | null {
    return this.queue.version();
  }

  /** Goes on from what somebody else made of the workout: the draft that shows it. */
  goOnFrom(draft: WorkoutDraft, workout: Workout): void {
    this.wait(null);
    this.lastSaved = draft;
    this.queue.goOnFrom(draft, workout);
    this.tell({ kind: 'saved' });
  }

  /** Saves the draft over what somebody else made of the workout. */
  overwrite(draft: WorkoutDraft, workout: Pick<Workout, 'version'>): void {
    this.queue.overwrite(workout);
    this.wait(draft);
    this.flush();
  }

  private handleOutcome(outcome: SaveOutcome): void {
    if (outcome.kind === 'saved') this.lastSaved = outcome.draft;
    if (this.waiting === null) this.tell(this.queue.isBusy() ? { kind: 'saving' } : stateAfter(outcome));
    this.handlers.onOutcome(outcome);
  }

  private wait(draft: WorkoutDraft | null): void {
    clearTimeout(this.timer);
    this.waiting = draft;
  }

  private tell(state: SaveState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

function stateAfter(outcome: SaveOutcome): SaveState {
  if (outcome.kind === 'saved') return { kind: 'saved' };
  const { error } = outcome;
  if (isApiError(error) && error.code === errorCodes.staleVersion) return { kind: 'conflict' };
  return { kind: 'failed', message: failureMessage(error) };
}
