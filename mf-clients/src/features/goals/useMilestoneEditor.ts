import type { Milestone } from '@formline/shared/contracts/records/milestones';
import { highestOrdinal } from '@formline/shared/domain/clients/milestones';
import { useDrafts } from './useDrafts';
import { useMilestones } from './useMilestones';
import { useNameEdits } from './useNameEdits';

interface MilestoneEditorOptions {
  readonly clientId: number;
  /** As the server has them; absent while they are loading. */
  readonly known: readonly Milestone[] | undefined;
  readonly canEdit: boolean;
  /** Something is typed, moved, ticked or removed. */
  readonly onEdit: () => void;
}

/** Everything the dialog does with milestones. */
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
  /** Saves what is still being typed; says whether everything is with the server. */
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
