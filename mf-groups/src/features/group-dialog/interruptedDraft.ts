import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { useLocation } from '@formline/shared/routing';
import { type PageRecord, pageRecords, unsentForm, useSessionEnd } from '@formline/shared/session';
import { useEffect, useState } from 'react';
import type { GroupDraft } from './groupDraft';

export interface OpenedGroup {
  /** Null: a new one. */
  readonly group: ClientGroup | null;
  /** What was entered before a session ended. */
  readonly draft?: GroupDraft;
}

type InterruptedDraft = Required<OpenedGroup>;

/** By the path of the page. */
const interrupted: Map<string, PageRecord<InterruptedDraft>> = pageRecords();

/** The dialog that the end of a session closed on this page. */
export function useInterruptedDraft(): InterruptedDraft | null {
  const { pathname } = useLocation();
  const [found] = useState(() => interrupted.get(pathname)?.value ?? null);
  return found;
}

interface KeptDraft extends InterruptedDraft {
  /** Of the dialog. */
  readonly title: string;
  readonly isUnsaved: boolean;
}

/** Keeps the draft for `useInterruptedDraft` when the session ends by itself. */
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
