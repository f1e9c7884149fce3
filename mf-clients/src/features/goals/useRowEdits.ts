import type { Milestone } from '@formline/shared/contracts/records/milestones';
import { useState } from 'react';
import type { MilestoneChange } from './milestoneChange';

/** A value of a row, which becomes a field while somebody edits it. */
export interface RowField {
  /** Undefined: nobody edits it. */
  readonly text: string | undefined;
  readonly isWrong: boolean;
  readonly onType: (text: string) => void;
  readonly onFinish: () => void;
  readonly onCancel: () => void;
}

export type TypedChange = MilestoneChange | 'none' | 'wrong';

interface RowEditsOptions {
  readonly submit: (change: MilestoneChange) => Promise<boolean>;
  readonly onEdit: () => void;
}

/** What is typed in a field of the rows, by milestone. A wrong text stays, and so does one that is refused. */
export function useRowEdits(
  changeOf: (milestone: Milestone, typed: string) => TypedChange,
  { submit, onEdit }: RowEditsOptions,
) {
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const type = (id: number, text: string) => {
    onEdit();
    setTyped((others) => new Map(others).set(id, text));
  };
  const cancel = (id: number) => setTyped((others) => new Map([...others].filter(([other]) => other !== id)));
  const changeIn = (milestone: Milestone): TypedChange => {
    const text = typed.get(milestone.id);
    return text === undefined ? 'none' : changeOf(milestone, text);
  };
  const finish = async (milestone: Milestone): Promise<boolean> => {
    const { id } = milestone;
    const text = typed.get(id) ?? '';
    const change = changeIn(milestone);
    if (change === 'wrong') return false;
    cancel(id);
    if (change === 'none') return true;
    const isSaved = await submit(change);
    if (!isSaved) type(id, text);
    return isSaved;
  };
  const fieldOf = (milestone: Milestone): RowField => ({
    text: typed.get(milestone.id),
    isWrong: changeIn(milestone) === 'wrong',
    onType: (text) => type(milestone.id, text),
    onFinish: () => void finish(milestone),
    onCancel: () => cancel(milestone.id),
  });
  return {
    fieldOf,
    finish,
    cancel,
    isEditing: typed.size > 0,
    isChanged: (milestone: Milestone) => changeIn(milestone) !== 'none',
  };
}
