import { removalScopes, type RemovalScope } from '@formline/shared/contracts/scheduleChanges';
import { RadioGroup } from '@formline/shared/ui/controls';
import { Box, Button, Text } from '@formline/shared/ui/core';
import { Checkbox, FormError } from '@formline/shared/ui/forms';
import { Dialog } from '@formline/shared/ui/overlays';
import { useRef, useState } from 'react';
import { longDate } from '../../components/schedule/dayWords';
import { changeFailure, isChangedElsewhere } from '../../components/schedule-changes/changeFailure';
import type { OpenSchedule } from '../../components/schedule-changes/scheduledWork.queries';
import { canCancel, useRemoveWork } from '../../components/schedule-changes/useRemoveWork';
import type { CalendarWorkout } from '../../components/schedule/calendarWorkout';
import type { Subject } from '../../components/subject/subject';
import { scheduledWorkoutTexts } from './scheduledWorkout.texts';

const { remove: texts } = scheduledWorkoutTexts;

interface RemoveDialogProps {
  readonly subject: Subject;
  readonly workout: CalendarWorkout;
  readonly schedule: OpenSchedule;
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly finalFocus: (() => HTMLElement | null) | undefined;
}

/** Asks how much is taken off the calendar: one workout, this and all that follow, or the whole schedule. */
export function RemoveDialog({ subject, workout, schedule, onBack, onClose, finalFocus }: RemoveDialogProps) {
  const { workout_name: name, workout_date: date, is_complete: isDone } = workout;
  const keepRef = useRef<HTMLButtonElement>(null);
  const [scope, setScope] = useState<RemovalScope>(isDone ? 'following' : 'day');
  const [wishesNote, setWishesNote] = useState(false);
  const removal = useRemoveWork(subject, workout);
  const isCancelled = wishesNote && canCancel(scope, subject.kind);
  const handleLeave = (leave: () => void) => () => {
    if (!removal.isPending) leave();
  };
  const handleRemove = () =>
    removal.mutate({ scope, isCancelled, version: schedule.version }, { onSuccess: onClose });
  return (
    <Dialog
      isOpen
      onClose={handleLeave(onClose)}
      onBack={handleLeave(onBack)}
      title={texts.title(name)}
      size="sm"
      role="alertdialog"
      initialFocusRef={keepRef}
      finalFocus={finalFocus}
      actions={
        <>
          <Button ref={keepRef} aria-disabled={removal.isPending || undefined} onClick={handleLeave(onBack)}>
            {texts.keep}
          </Button>
          <Button variant="danger" isLoading={removal.isPending} onClick={handleRemove}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={texts.scope}
        options={removalScopes.map((value) => ({
          value,
          label: texts.scopes[value].label,
          description: value === 'day' && isDone ? texts.done : texts.scopes[value].note(longDate(date)),
          isDisabled: value === 'day' && isDone,
        }))}
        value={scope}
        onChange={setScope}
      />
      {canCancel(scope, subject.kind) && (
        <Box mt="4">
          <Checkbox
            label={texts.cancelled}
            checked={wishesNote}
            onChange={({ currentTarget }) => setWishesNote(currentTarget.checked)}
          />
        </Box>
      )}
      <Text tone="muted" my="4">
        {texts.consequence[subject.kind](subject.name)}
      </Text>
      <FormError>{removal.isError ? wordsOf(removal.error) : null}</FormError>
    </Dialog>
  );
}

/** The refusal, with what a trainer can do about it when there is something. */
const wordsOf = (error: Error): string =>
  isChangedElsewhere(error) ? texts.failedBecause(changeFailure(error)) : texts.failed;
