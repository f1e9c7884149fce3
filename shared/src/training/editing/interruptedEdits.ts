import { useLocation } from '@formline/shared/routing';
import { type PageRecord, unsentForm, useSessionEnd } from '@formline/shared/session';
import { useEffect, useState } from 'react';
import type { EditHistory } from './editHistory';
import { sameDraft } from './sameDraft';
import type { EditSession } from './useEditHistory';

interface InterruptedEdit<D, F> {
  readonly base: unknown;
  readonly history: EditHistory<D>;
  /** What was uploaded, which is no step of the history. */
  readonly file?: F;
}

/** By the URL of the editor. Made by `pageRecords`, outside of components. */
export type InterruptedEdits<D, F = never> = Map<string, PageRecord<InterruptedEdit<D, F>>>;

function useUrl(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}

interface ResumedEdit<D, F> {
  readonly history: EditHistory<D> | undefined;
  readonly file: F | undefined;
  /** Somebody else has saved since it was begun. */
  readonly isOvertaken: boolean;
}

/** The edit that the end of a session interrupted. @param base what the server has */
export function useInterruptedEdit<D, F>(edits: InterruptedEdits<D, F>, base: unknown): ResumedEdit<D, F> {
  const [url] = useState(useUrl());
  const [edit] = useState(() => edits.get(url)?.value);
  // External system: the page's memory.
  useEffect(() => void edits.delete(url), [edits, url]);
  const isOvertaken = edit !== undefined && !sameDraft(edit.base, base);
  return { history: edit?.history, file: edit?.file, isOvertaken };
}

interface KeptEdit<D, F> {
  /** Of the editor. */
  readonly title: string;
  readonly base: unknown;
  readonly isChanged: boolean;
  readonly session: Pick<EditSession<D>, 'remembered'>;
  readonly file?: F;
}

/** Keeps the edit for `useInterruptedEdit` when the session ends by itself. */
export function useKeptEdit<D, F>(edits: InterruptedEdits<D, F>, edit: KeptEdit<D, F>): void {
  const url = useUrl();
  useSessionEnd((userId) => {
    const { title, base, isChanged, session, file } = edit;
    if (!isChanged) return;
    const value = { base, history: session.remembered(), ...(file !== undefined && { file }) };
    edits.set(url, { userId, work: unsentForm(title, url), value });
  });
}
