import type { Client } from '@formline/shared/contracts/people/users';
import { useQuery } from '@formline/shared/query';
import { useSaving } from '@formline/shared/ui/controls';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormGuard } from '../../components/record-form/useFormGuard';
import { progressQuery } from './progress';
import { type GoalChoice, useGoalChoice } from './useGoalChoice';
import { useMilestoneEditor } from './useMilestoneEditor';

const SAVED_MS = 400;

/** The state of the rows takes precedence over that of the goal. */
const SHOWN_ON_BUTTON = { settled: undefined, saving: 'loading', failed: 'error' } as const;

interface GoalsDialogInput {
  readonly client: Client;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}

export function useGoalsDialog({ client, canEdit, onClose }: GoalsDialogInput) {
  const progress = useQuery(progressQuery(client.id));
  const [rows, setRows] = useState<keyof typeof SHOWN_ON_BUTTON>('settled');
  const [edit, setEdit] = useState({});
  const [isDiscarding, setIsDiscarding] = useState(false);
  const handleEdit = () => {
    setRows('settled');
    setEdit({});
  };
  const known = progress.data?.milestones;
  const editor = useMilestoneEditor({ clientId: client.id, known, canEdit, onEdit: handleEdit });
  const goal = useGoalChoice(client);
  const saving = useSaving(edit);
  const guard = useFormGuard(goal.isUnsaved || editor.isUnsaved);
  const saveState = SHOWN_ON_BUTTON[rows] ?? saving.state;
  const isSaved = saveState === 'saved';

  const choose = (chosen: Partial<GoalChoice>) => {
    handleEdit();
    goal.choose(chosen);
  };
  const save = async () => {
    setRows('saving');
    const areSaved = await editor.finishAll();
    setRows(areSaved ? 'settled' : 'failed');
    if (areSaved) await saving.save(goal.save);
  };
  /** Typed milestones are saved first; one that is wrong or refused keeps the dialog open. */
  const close = async () => {
    if (!(await editor.finishAll())) return;
    if (goal.isUnsaved) setIsDiscarding(true);
    else onClose();
  };
  const leave = useEffectEvent(() => void close());
  // Effect: a timer, so that the trainer sees 'saved'.
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => leave(), SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);
  const keep = () => {
    guard.stay();
    setIsDiscarding(false);
  };
  return {
    progress,
    editor,
    goal,
    saveState,
    hasFailed: saving.state === 'error',
    choose,
    failRows: () => setRows('failed'),
    save,
    close: () => void close(),
    question:
      isDiscarding || guard.isBlocked
        ? { onDiscard: guard.isBlocked ? guard.leave : onClose, onKeep: keep }
        : null,
  };
}
