import type { Milestone } from '@formline/shared/contracts/records/milestones';
import { useState } from 'react';
import type { MilestoneChange } from './milestoneChange';

/** A refused name stays in its field. */
export function useNameEdits(submit: (change: MilestoneChange) => Promise<boolean>) {
  const [edits, setEdits] = useState<ReadonlyMap<number, string>>(new Map());
  const type = (id: number, name: string) => setEdits((others) => new Map(others).set(id, name));
  const cancel = (id: number) => setEdits((others) => new Map([...others].filter(([other]) => other !== id)));
  const finish = async ({ id, name: before }: Pick<Milestone, 'id' | 'name'>): Promise<boolean> => {
    const typed = edits.get(id)?.trim() ?? '';
    cancel(id);
    if (typed === '' || typed === before) return true;
    const isSaved = await submit({ kind: 'rename', id, name: typed });
    if (!isSaved) type(id, typed);
    return isSaved;
  };
  return { edits, type, cancel, finish };
}
