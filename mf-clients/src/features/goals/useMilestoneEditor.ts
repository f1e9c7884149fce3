import type { Milestone } from '@formline/shared/contracts/records/milestones';
import { highestOrdinal } from '@formline/shared/domain/clients/milestones';
import { readShortDate } from '@formline/shared/domain/dates/shortDate';

import { useDrafts } from './useDrafts';
import { useMilestones } from './useMilestones';
import { type TypedChange, useRowEdits } from './useRowEdits';

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
