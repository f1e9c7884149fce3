import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { useLocation } from '@formline/shared/routing';
import { type PageRecord, pageRecords, unsentForm, useSessionEnd } from '@formline/shared/session';
import { useEffect, useState } from 'react';
import type { GroupDraft } from './groupDraft';

interface OpenedGroup {
  /** Null: a new one. */
  readonly group: ClientGroup | null;
  /** What was entered before a session ended. */
  readonly draft?: GroupDraft;
}

type InterruptedDraft = Required<OpenedGroup>;

/** By the path of the page. */
const interrupted: Map<string, PageRecord<InterruptedDraft>> = pageRecords();

/** The group whose dialog is open. One that the end of a session closed on this page is open at first. */
export function useOpenedGroup() {
  const { pathname } = useLocation();
  return useState<OpenedGroup | null>(() => interrupted.get(pathname)?.value ?? null);
}

interface KeptDraft extends InterruptedDraft {
  /** Of the dialog. */
  readonly title: string;
  readonly isUnsaved: boolean;
}

/** Keeps the draft for `useOpenedGroup` when the session ends by itself. */
export function useKeptDraft({ title, isUnsaved, group, draft }: KeptDraft): void {
  const { pathname, search } = useLocation();
  // External system: the page's memory.
  useEffect(() => void interrupted.delete(pathname), [pathname]);
  useSessionEnd((userId) => {
    if (!isUnsaved) return;
    const work = unsentForm(title, `${pathname}${search}`);
    interrupted.set(pathname, { userId, work, value: { group, draft } });
  });
}
