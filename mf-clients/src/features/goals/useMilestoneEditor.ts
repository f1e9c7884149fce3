import type { Milestone } from '@formline/shared/contracts/milestones';
import { highestOrdinal } from '@formline/shared/domain/milestones';
import { useDrafts } from './useDrafts';
import { useMilestones } from './useMilestones';
import { useNameEdits } from './useNameEdits';

interface MilestoneEditorOptions {
  readonly clientId: number;
  /** As the server has them; absent while they are loading. */
  readonly known: readonly Milestone[] | undefined;
  readonly canEdit: boolean;
}

/** Everything the dialog does with milestones. */
export function useMilestoneEditor({ clientId, known, canEdit }: MilestoneEditorOptions) {
  const { milestones, submit, add, remove, settle } = useMilestones(clientId, known ?? []);
  const edits = useNameEdits(submit);
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
    submit,
    remove,
    edits,
    drafts,
    finishAll,
    isEditing: edits.edits.size > 0 || drafts.drafts.some(({ state }) => state !== 'saving'),
  };
}

export type MilestoneEditor = ReturnType<typeof useMilestoneEditor>;
