import type { Milestone } from '@formline/shared/contracts/records/milestones';
import { highestOrdinal } from '@formline/shared/domain/clients/milestones';
import { readShortDate } from '@formline/shared/domain/dates/shortDate';
import { useRef, useState } from 'react';
import type { MilestoneChange } from './milestoneChange';
import { useDrafts } from './useDrafts';
import { useMilestones } from './useMilestones';

/** A value of a row, which becomes a field while somebody edits it. */
export interface RowField {
  /** Undefined: nobody edits it. */
  readonly text: string | undefined;
  readonly isWrong: boolean;
  readonly onType: (text: string) => void;
  readonly onFinish: () => void;
  readonly onCancel: () => void;
}

/** Focus returns to the button of a value when a key ends its field, and stays elsewhere when the field is left. */
export function useRowFocus({ onFinish, onCancel }: RowField) {
  const isByKey = useRef(false);
  const end = (step: () => void, byKey: boolean) => () => {
    isByKey.current = byKey;
    step();
  };
  return {
    onEnter: end(onFinish, true),
    onEscape: end(onCancel, true),
    onLeave: end(onFinish, false),
    buttonRef: (button: HTMLButtonElement | null) => {
      if (button && isByKey.current) button.focus();
      isByKey.current = false;
    },
  };
}

interface MilestoneEditorOptions {
  readonly clientId: number;
  readonly known: readonly Milestone[] | undefined;
  readonly canEdit: boolean;
  readonly onEdit: () => void;
}

export function useMilestoneEditor({ clientId, known, canEdit, onEdit }: MilestoneEditorOptions) {
  const { milestones, add, settle, ...changes } = useMilestones(clientId, known ?? []);
  const noting =
    <Given extends readonly unknown[], Result>(act: (...given: Given) => Result) =>
    (...given: Given): Result => {
      onEdit();
      return act(...given);
    };
  const names = useRowEdits(changedName, { submit: changes.submit, onEdit });
  const days = useRowEdits(changedDay, { submit: changes.submit, onEdit });
  const drafts = useDrafts({
    isFirst: canEdit && known?.length === 0,
    nextOrdinal: highestOrdinal(milestones) + 1,
    add,
  });
  const finishAll = async (): Promise<boolean> => {
    const typed = [
      ...drafts.drafts.map((draft) => drafts.finish(draft)),
      ...milestones.flatMap((milestone) => [names.finish(milestone), days.finish(milestone)]),
    ];
    const isTypedSaved = (await Promise.all(typed)).every(Boolean);
    return (await settle()) && isTypedSaved;
  };
  return {
    milestones,
    submit: noting(changes.submit),
    remove: noting(changes.remove),
    names,
    days,
    drafts: { ...drafts, open: noting(drafts.open), type: noting(drafts.type) },
    finishAll,
    isEditing: names.isEditing || days.isEditing || drafts.drafts.some(({ state }) => state !== 'saving'),
    isUnsaved:
      milestones.some((milestone) => names.isChanged(milestone) || days.isChanged(milestone)) ||
      drafts.drafts.some(({ name }) => name.trim() !== ''),
  };
}

export type MilestoneEditor = ReturnType<typeof useMilestoneEditor>;

function changedName({ id, name: before }: Milestone, typed: string): TypedChange {
  const name = typed.trim();
  return name === '' || name === before ? 'none' : { kind: 'rename', id, name };
}

function changedDay({ id, due_date: before }: Milestone, typed: string): TypedChange {
  const due_date = readShortDate(typed);
  if (due_date === null && typed.trim() !== '') return 'wrong';
  return due_date === before ? 'none' : { kind: 'date', id, due_date };
}

type TypedChange = MilestoneChange | 'none' | 'wrong';

interface RowEditsOptions {
  readonly submit: (change: MilestoneChange) => Promise<boolean>;
  readonly onEdit: () => void;
}

/** What is typed in a field of the rows, by milestone. A wrong text stays, and so does one that is refused. */
function useRowEdits(
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
    const text = typed.get(id);
    if (text === undefined) return true;
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
