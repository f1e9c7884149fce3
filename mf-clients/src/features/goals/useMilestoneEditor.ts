import type { Milestone } from '@formline/shared/contracts/records/milestones';
import { highestOrdinal } from '@formline/shared/domain/clients/milestones';
import { useState } from 'react';
import type { MilestoneChange } from './milestoneChange';
import { useDrafts } from './useDrafts';
import { useMilestones } from './useMilestones';

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
  const edits = useNameEdits(changes.submit);
  const drafts = useDrafts({
    isFirst: canEdit && known?.length === 0,
    nextOrdinal: highestOrdinal(milestones) + 1,
    add,
  });
  const finishAll = async (): Promise<boolean> => {
    const typed = [
      ...drafts.drafts.map((draft) => drafts.finish(draft)),
      ...milestones.filter(({ id }) => edits.edits.has(id)).map((milestone) => edits.finish(milestone)),
    ];
    const isTypedSaved = (await Promise.all(typed)).every(Boolean);
    return (await settle()) && isTypedSaved;
  };
  return {
    milestones,
    submit: noting(changes.submit),
    remove: noting(changes.remove),
    edits: { ...edits, type: noting(edits.type) },
    drafts: { ...drafts, open: noting(drafts.open), type: noting(drafts.type) },
    finishAll,
    isEditing: edits.edits.size > 0 || drafts.drafts.some(({ state }) => state !== 'saving'),
  };
}

export type MilestoneEditor = ReturnType<typeof useMilestoneEditor>;

function useNameEdits(submit: (change: MilestoneChange) => Promise<boolean>) {
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
