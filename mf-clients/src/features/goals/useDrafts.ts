import { newIdempotencyKey } from '@formline/shared/api-client';
import { useState } from 'react';
import type { NewMilestone } from './useMilestones';

/** A new milestone before the server knows it. */
export interface Draft {
  readonly key: string;
  readonly name: string;
  readonly state: 'typing' | 'saving' | 'failed';
  /** What was asked of the server and refused: tried again, it is the same wish and is added once. */
  readonly request?: NewMilestone;
}

/** The row that stands there by itself as long as there is no milestone at all. */
export const FIRST_ROW: Draft = { key: 'first', name: '', state: 'typing' };

interface DraftPosition {
  /** There is no milestone yet, and one may be added. */
  readonly isFirst: boolean;
  /** The place a new milestone gets. */
  readonly nextOrdinal: number;
  readonly add: (milestone: NewMilestone) => Promise<boolean>;
}

/** New rows: typed, saved when they are left with a name, discarded without one, and kept when they are refused. */
export function useDrafts({ isFirst, nextOrdinal, add }: DraftPosition) {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const shown = isFirst && drafts.length === 0 ? [FIRST_ROW] : drafts;

  const put = (draft: Draft) =>
    setDrafts((others) =>
      others.some(({ key }) => key === draft.key)
        ? others.map((other) => (other.key === draft.key ? draft : other))
        : [...others, draft],
    );
  const discard = (key: string) => setDrafts((others) => others.filter((other) => other.key !== key));
  const open = () => put({ key: newIdempotencyKey(), name: '', state: 'typing' });
  const type = (key: string, name: string) => put({ key, name, state: 'typing' });

  const finish = async (draft: Draft): Promise<boolean> => {
    const { key, state } = draft;
    const name = draft.name.trim();
    if (state === 'saving') return true;
    if (name === '') {
      discard(key);
      return true;
    }
    const before = drafts.filter((other) => other.state === 'saving').length;
    const ordinal = nextOrdinal + before;
    const request = draft.request ?? { name, ordinal, idempotencyKey: newIdempotencyKey() };
    put({ key, name, state: 'saving' });
    const isSaved = await add(request);
    if (isSaved) discard(key);
    else put({ key, name, state: 'failed', request });
    return isSaved;
  };
  return { drafts: shown, open, type, discard, finish };
}
