import { useLocation } from '@formline/shared/routing';
import { type PageRecord, unsentForm, useSessionEnd } from '@formline/shared/session';
import { useEffect, useState } from 'react';
import type { EditHistory } from './editHistory';
import { sameDraft } from './sameDraft';
import type { EditSession } from './useEditHistory';

interface InterruptedEdit<D> {
  readonly base: unknown;
  readonly history: EditHistory<D>;
}

/** By the URL of the editor. Made by `pageRecords`, outside of components. */
export type InterruptedEdits<D> = Map<string, PageRecord<InterruptedEdit<D>>>;

function useUrl(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}

interface ResumedEdit<D> {
  readonly history: EditHistory<D> | undefined;
  /** Somebody else has saved since it was begun. */
  readonly isOvertaken: boolean;
}

/** The edit that the end of a session interrupted. @param base what the server has */
export function useInterruptedEdit<D>(edits: InterruptedEdits<D>, base: unknown): ResumedEdit<D> {
  const [url] = useState(useUrl());
  const [edit] = useState(() => edits.get(url)?.value);
  // External system: the page's memory.
  useEffect(() => void edits.delete(url), [edits, url]);
  return { history: edit?.history, isOvertaken: edit !== undefined && !sameDraft(edit.base, base) };
}

interface KeptEdit<D> {
  /** Of the editor. */
  readonly title: string;
  readonly base: unknown;
  readonly isChanged: boolean;
  readonly session: Pick<EditSession<D>, 'remembered'>;
}

/** Keeps the edit for `useInterruptedEdit` when the session ends by itself. */
export function useKeptEdit<D>(edits: InterruptedEdits<D>, edit: KeptEdit<D>): void {
  const url = useUrl();
  useSessionEnd((userId) => {
    const { title, base, isChanged, session } = edit;
    if (!isChanged) return;
    const value = { base, history: session.remembered() };
    edits.set(url, { userId, work: unsentForm(title, url), value });
  });
}
