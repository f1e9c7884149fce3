import type { Client } from '@formline/shared/contracts/people/users';
import { useQuery } from '@formline/shared/query';
import { SaveButton, useSaving } from '@formline/shared/ui/controls';
import {
  Button,
  ErrorState,
  Flex,
  Heading,
  LoadingState,
  Skeleton,
  Stack,
  Text,
} from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { Dialog } from '@formline/shared/ui/overlays';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DiscardQuestion } from '../../components/record-form/DiscardQuestion';
import { useFormGuard } from '../../components/record-form/useFormGuard';
import { GoalFields } from './GoalFields';
import { goalsTexts as texts } from './goals.texts';
import { doneOnes } from './milestoneChange';
import { MilestoneSection } from './MilestoneSection';
import { progressQuery } from './progress';
import { ReadOnlyMilestones } from './ReadOnlyMilestones';
import { type GoalChoice, useGoalChoice } from './useGoalChoice';
import { type MilestoneEditor, useMilestoneEditor } from './useMilestoneEditor';

const SAVED_MS = 400;

/** The state of the rows takes precedence over that of the goal. */
const SHOWN_ON_BUTTON = { settled: undefined, saving: 'loading', failed: 'error' } as const;

interface GoalsDialogProps {
  readonly client: Client;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}

export function GoalsDialog({ client, canEdit, onClose }: GoalsDialogProps) {
  const dialog = useGoalsDialog({ client, canEdit, onClose });
  const { progress, editor, goal, saveState, hasFailed, close, question } = dialog;
  const firstFieldRef = useRef<HTMLInputElement>(null);
  const goalRef = useRef<HTMLDivElement>(null);
  const handleSave = () => {
    if (goal.isDateWrong) goalRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    else void dialog.save();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={texts.titleOf(client.full_name)}
      anchor="top"
      initialFocusRef={firstFieldRef}
      actions={
        <>
          <Button onClick={close}>{texts.close}</Button>
          {canEdit && <SaveButton state={saveState} onSave={handleSave} />}
        </>
      }
    >
      <Stack gap="6">
        <div ref={goalRef}>
          <GoalFields
            client={client}
            choice={goal.choice}
            isDateWrong={goal.isDateWrong}
            onChoose={canEdit ? dialog.choose : undefined}
          />
        </div>
        <FormError>{hasFailed ? texts.errors.goal : null}</FormError>
        <Stack gap="1">
          <MilestonesHead editor={editor} />
          {progress.data && canEdit && (
            <MilestoneSection
              editor={editor}
              firstFieldRef={firstFieldRef}
              onReorderFailed={dialog.failRows}
            />
          )}
          {progress.data && !canEdit && <ReadOnlyMilestones milestones={editor.milestones} />}
          {progress.isPending && <MilestonesSkeleton />}
          {progress.isLoadingError && (
            <ErrorState
              title={texts.milestonesFailed}
              text={texts.tryAgain}
              isRetrying={progress.isFetching}
              onRetry={() => void progress.refetch()}
            />
          )}
        </Stack>
      </Stack>
      {question && <DiscardQuestion title={texts.discardTitle} {...question} />}
    </Dialog>
  );
}

function useGoalsDialog({ client, canEdit, onClose }: GoalsDialogProps) {
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

function MilestonesHead({ editor: { milestones } }: { readonly editor: MilestoneEditor }) {
  return (
    <Flex justify="space-between" align="baseline" gap="4" mb="1">
      <Heading as="h3" size="sm">
        {texts.milestones}
      </Heading>
      {milestones.length > 0 && (
        <Text tone="muted" size="sm" tabular>
          {texts.progress(doneOnes(milestones).length, milestones.length)}
        </Text>
      )}
    </Flex>
  );
}

function MilestonesSkeleton() {
  return (
    <LoadingState label={texts.loading}>
      <Stack gap="3" py="2">
        <Skeleton h="6" />
        <Skeleton h="6" />
        <Skeleton h="6" />
      </Stack>
    </LoadingState>
  );
}
