import type { Client } from '@formline/shared/contracts/people/users';
import { SaveButton } from '@formline/shared/ui/controls';
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
import { useRef } from 'react';
import { DiscardQuestion } from '../../components/record-form/DiscardQuestion';
import { GoalFields } from './GoalFields';
import { goalsTexts as texts } from './goals.texts';
import { doneOnes } from './milestoneChange';
import { MilestoneSection } from './MilestoneSection';
import { ReadOnlyMilestones } from './ReadOnlyMilestones';
import { useGoalsDialog } from './useGoalsDialog';
import type { MilestoneEditor } from './useMilestoneEditor';

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
