import { newIdempotencyKey } from '@formline/shared/api-client';
import { useState } from 'react';
import type { NewMilestone } from './useMilestones';

export interface Draft {
  readonly key: string;
  readonly name: string;
  readonly state: 'typing' | 'saving' | 'failed';
  /** A retry repeats the same request, so that the milestone is added once. */
  readonly request?: NewMilestone;
}

export const FIRST_ROW: Draft = { key: 'first', name: '', state: 'typing' };

interface DraftPosition {
  readonly isFirst: boolean;
  readonly nextOrdinal: number;
  readonly add: (milestone: NewMilestone) => Promise<boolean>;
}

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
