import { failureMessage } from '@formline/shared/api-client';
import type { Workout } from '@formline/shared/contracts/workouts';
import { Button, HStack, InlineNotice } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { useState } from 'react';
import { useSaveState } from './useSaveState';
import type { WorkoutEditing } from './useWorkoutEditing';
import { toWorkoutDraft } from './workoutDraft';
import { workoutHeadTexts as texts } from './workoutHead.texts';

interface SaveNoticeProps {
  readonly editing: WorkoutEditing;
  /** What is said of a save that failed. */
  readonly failureText: (message: string) => string;
  /** Reads the workout as it is saved now. Absent: a conflict can only be told. */
  readonly onReload?: (() => Promise<Workout>) | undefined;
}

/** A save that failed, or that would have replaced what somebody else has saved. What was edited stays as it is. */
export function SaveNotice({ editing, failureText, onReload }: SaveNoticeProps) {
  const { saver, session } = editing;
  const saveState = useSaveState(saver);
  if (saveState.kind === 'conflict') return <Conflict editing={editing} onReload={onReload} />;
  if (saveState.kind !== 'failed') return null;
  return (
    <InlineNotice
      tone="error"
      role="alert"
      action={
        <Button size="sm" onClick={() => saver.offer(session.latest(), 'now')}>
          {texts.tryAgain}
        </Button>
      }
    >
      {failureText(saveState.message)}
    </InlineNotice>
  );
}

function Conflict({ editing, onReload }: Pick<SaveNoticeProps, 'editing' | 'onReload'>) {
  const { saver, session } = editing;
  const [isLoading, setIsLoading] = useState(false);
  const withSaved = (goOn: (saved: Workout) => void) => async () => {
    if (!onReload) return;
    setIsLoading(true);
    try {
      goOn(await onReload());
    } catch (error) {
      notify.error(failureMessage(error));
    }
    setIsLoading(false);
  };
  const keep = withSaved((saved) => saver.overwrite(session.latest(), saved));
  const load = withSaved((saved) => {
    const draft = toWorkoutDraft(saved);
    session.restart(draft);
    saver.goOnFrom(draft, saved);
  });
  return (
    <InlineNotice
      tone="warning"
      role="alert"
      title={texts.conflict.title}
      action={
        onReload && (
          <HStack gap="2">
            <Button size="sm" isLoading={isLoading} onClick={() => void load()}>
              {texts.conflict.load}
            </Button>
            <Button size="sm" isLoading={isLoading} onClick={() => void keep()}>
              {texts.conflict.keep}
            </Button>
          </HStack>
        )
      }
    >
      {texts.conflict.text}
    </InlineNotice>
  );
}
