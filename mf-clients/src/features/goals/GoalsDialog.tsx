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
import { GoalFields } from './GoalFields';
import { progressQuery } from './progress';
import { goalsTexts as texts } from './goals.texts';
import { doneOnes } from './milestoneChange';
import { MilestoneSection } from './MilestoneSection';
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
  const progress = useQuery(progressQuery(client.id));
  const [rows, setRows] = useState<keyof typeof SHOWN_ON_BUTTON>('settled');
  const [edit, setEdit] = useState({});
  const handleEdit = () => {
    setRows('settled');
    setEdit({});
  };
  const known = progress.data?.milestones;
  const editor = useMilestoneEditor({ clientId: client.id, known, canEdit, onEdit: handleEdit });
  const goal = useGoalChoice(client);
  const saving = useSaving(edit);
  const firstFieldRef = useRef<HTMLInputElement>(null);
  const saveState = SHOWN_ON_BUTTON[rows] ?? saving.state;
  const isSaved = saveState === 'saved';

  const handleChoose = (chosen: Partial<GoalChoice>) => {
    handleEdit();
    goal.choose(chosen);
  };
  const handleSave = async () => {
    setRows('saving');
    const areSaved = await editor.finishAll();
    setRows(areSaved ? 'settled' : 'failed');
    if (areSaved) await saving.save(goal.save);
  };
  /** Pending edits are saved first; a refusal keeps the dialog open. */
  const handleClose = async () => {
    if (await editor.finishAll()) onClose();
  };
  const leave = useEffectEvent(() => void handleClose());
  // Effect: a timer, so that the trainer sees 'saved'.
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => leave(), SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);
  return (
    <Dialog
      isOpen
      onClose={() => void handleClose()}
      title={texts.titleOf(client.full_name)}
      anchor="top"
      initialFocusRef={firstFieldRef}
      actions={
        <>
          <Button onClick={() => void handleClose()}>{texts.close}</Button>
          {canEdit && <SaveButton state={saveState} onSave={() => void handleSave()} />}
        </>
      }
    >
      <Stack gap="6">
        <GoalFields client={client} choice={goal.choice} onChoose={canEdit ? handleChoose : undefined} />
        <FormError>{saving.state === 'error' ? texts.errors.goal : null}</FormError>
        <Stack gap="1">
          <MilestonesHead editor={editor} />
          {progress.data && canEdit && (
            <MilestoneSection
              editor={editor}
              firstFieldRef={firstFieldRef}
              onReorderFailed={() => setRows('failed')}
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
    </Dialog>
  );
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
