import { isApiError, newIdempotencyKey } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import {
  afterEvent,
  isSaveNeeded,
  type SaveState,
  saveStateOf,
  type Saving,
  type SavingEvent,
  startSaving,
} from '@formline/shared/domain/saving';
import { sameDraft } from './sameDraft';

export const TYPING_PAUSE_MS = 800;

/** Input of a `DraftSaver`. All but `saved`, `isStored` and `isOvertaken` may change while editing. */
export interface DraftSaverInput<D extends object, R> {
  readonly saved: D;
  readonly isStored: boolean;
  /** Whether somebody else has saved since the first draft was begun; absent: no. */
  readonly isOvertaken?: boolean;
  readonly latest: () => D;
  /** Sends a draft. A retry of the same draft uses the same key. */
  readonly send: (draft: D, idempotencyKey: string) => Promise<R>;
  readonly isSame?: (one: D, other: D) => boolean;
  /** Why a draft cannot be saved yet, as text for the trainer; null when it can. */
  readonly missing?: (draft: D) => string | null;
  /** Whether another person has changed it, so that a retry cannot help; absent: the version is stale. */
  readonly isConflict?: (error: unknown) => boolean;
  /** How long the saved state is shown, in milliseconds; absent: until the next edit. */
  readonly savedMs?: number | undefined;
  readonly onSaved?: (result: R, draft: D) => void;
  readonly onFailed?: (error: unknown, draft: D) => void;
}

interface SaveOptions<R> {
  readonly when?: 'now' | 'soon';
  /** Saves even without changes, for a button that is always enabled. */
  readonly always?: boolean;
  /** Called for this save only, before the editor's own `onSaved`; never for a draft that a newer one has replaced. */
  readonly onSaved?: ((result: R) => void) | undefined;
}

/** Saves the drafts of one editor, one request at a time. A save never changes the draft or its history. */
export class DraftSaver<D extends object, R> {
  private saving: Saving<D>;
  private input: DraftSaverInput<D, R>;
  private isBusy = false;
  private running: Promise<void> = Promise.resolve();
  private request: { readonly draft: D; readonly key: string } | null = null;
  private afterNext: SaveOptions<R>['onSaved'];
  private typingTimer: ReturnType<typeof setTimeout> | undefined;
  private shownTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    input: DraftSaverInput<D, R>,
    private readonly newKey: () => string = newIdempotencyKey,
  ) {
    this.input = input;
    const start = startSaving(input.saved, input.isStored);
    this.saving = input.isOvertaken ? afterEvent(start, { type: 'overtaken', draft: input.latest() }) : start;
  }

  setInput(input: DraftSaverInput<D, R>): void {
    this.input = input;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly state = (): SaveState =>
    saveStateOf(this.saving, this.input.latest(), {
      isSame: this.isSame,
      isComplete: (draft) => this.missingIn(draft) === null,
    });

  readonly failure = (): unknown => {
    const { result } = this.saving;
    const state = this.state();
    return (state === 'error' || state === 'conflict') && result !== null && result.kind !== 'saved'
      ? result.error
      : null;
  };

  readonly isStored = (): boolean => this.saving.isStored;

  readonly saved = (): D => this.saving.saved;

  readonly isNeeded = (): boolean => isSaveNeeded(this.saving, this.input.latest(), this.isSame);

  readonly missing = (): string | null =>
    this.state() === 'incomplete' ? this.missingIn(this.input.latest()) : null;

  readonly retry = (): void => this.save(this.input.latest());

  canSave(draft: D): boolean {
    return isSaveNeeded(this.saving, draft, this.isSame) && this.missingIn(draft) === null;
  }

  save(draft: D, { when = 'now', always = false, onSaved }: SaveOptions<R> = {}): void {
    clearTimeout(this.typingTimer);
    const isAlways = always && this.saving.sending === null;
    if (!isAlways && !this.canSave(draft)) {
      this.happen({ type: 'withdrawn' });
      return;
    }
    this.afterNext = onSaved;
    this.happen({ type: 'asked', draft, isTyping: when === 'soon' });
    if (when === 'soon') this.typingTimer = setTimeout(this.flush, TYPING_PAUSE_MS);
    else this.flush();
  }

  readonly flush = (): void => {
    clearTimeout(this.typingTimer);
    if (this.saving.isTyping) this.happen({ type: 'typingEnded' });
    if (!this.isBusy) this.running = this.sendAll();
  };

  /** Tries to send what is unsaved. Resolves when nothing is being sent, also after a failure. */
  readonly settle = async (): Promise<void> => {
    this.retry();
    await this.running;
  };

  moveFailure(draft: D): void {
    this.happen({ type: 'failureMoved', draft });
  }

  restart(draft: D): void {
    clearTimeout(this.typingTimer);
    this.request = null;
    this.happen({ type: 'restarted', draft });
  }

  /** Saves over the version of another person, as a new request with its own key. */
  overwrite(draft: D): void {
    this.request = null;
    this.save(draft);
  }

  private missingIn(draft: D): string | null {
    return this.input.missing?.(draft) ?? null;
  }

  private readonly isSame = (one: D, other: D): boolean => (this.input.isSame ?? sameDraft)(one, other);

  private async sendAll(): Promise<void> {
    this.isBusy = true;
    while (this.saving.next !== null && !this.saving.isTyping) {
      const draft: D = this.saving.next;
      const { afterNext } = this;
      this.happen({ type: 'sent' });
      // Sequential, because each save names the version the one before it created.
      await this.send(draft, afterNext);
    }
    this.isBusy = false;
  }

  private async send(draft: D, afterSaved: SaveOptions<R>['onSaved']): Promise<void> {
    if (this.request?.draft !== draft) this.request = { draft, key: this.newKey() };
    const answer = await settled(this.input.send(draft, this.request.key));
    if (answer.status === 'rejected') {
      const { isConflict = isStale, onFailed } = this.input;
      this.happen({ type: 'refused', error: answer.reason, isConflict: isConflict(answer.reason) });
      onFailed?.(answer.reason, draft);
      return;
    }
    this.request = null;
    this.happen({ type: 'answered' });
    this.showBriefly();
    afterSaved?.(answer.value);
    this.input.onSaved?.(answer.value, draft);
  }

  private showBriefly(): void {
    clearTimeout(this.shownTimer);
    const { savedMs } = this.input;
    if (savedMs !== undefined) this.shownTimer = setTimeout(() => this.happen({ type: 'shown' }), savedMs);
  }

  private happen(event: SavingEvent<D>): void {
    this.saving = afterEvent(this.saving, event);
    for (const listener of this.listeners) listener();
  }
}

const settled = async <R>(work: Promise<R>): Promise<PromiseSettledResult<R>> =>
  (await Promise.allSettled([work]))[0];

/** Whether somebody else has saved since the version that was read. */
export const isStale = (error: unknown): boolean =>
  isApiError(error) && error.code === errorCodes.staleVersion;
