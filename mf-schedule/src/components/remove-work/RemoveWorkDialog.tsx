import { removalScopes, type RemovalScope } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { RadioGroup } from '@formline/shared/ui/controls';
import { Box, Button, Text } from '@formline/shared/ui/core';
import { Checkbox, FormError } from '@formline/shared/ui/forms';
import { Dialog } from '@formline/shared/ui/overlays';
import { useRef, useState } from 'react';
import { changeFailure, isChangedElsewhere } from '../schedule-changes/changeFailure';
import { canCancel } from '../schedule-changes/changeRules';
import type { DayOfSchedule } from '../schedule-changes/scheduleCalls';
import { longDate } from '../schedule/dayWords';
import type { CalendarOwner } from '../calendar-owner/calendarOwner';
import { removeWorkTexts as texts } from './removeWork.texts';
import { useRemoveWork } from './useRemoveWork';

export interface RemoveWorkDialogProps {
  readonly owner: CalendarOwner;
  readonly name: string;
  readonly scheduleId: number;
  /** Resolves with the version of the schedule that the trainer saw. */
  readonly version: () => Promise<number>;
  readonly day: DayToRemove | null;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
  readonly onBack?: (() => void) | undefined;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
}

interface DayToRemove extends DayOfSchedule {
  readonly isDone: boolean;
}

export function RemoveWorkDialog(props: RemoveWorkDialogProps) {
  const { owner, name, scheduleId, version, day, onRemoved, onClose, onBack, finalFocus } = props;
  const keepRef = useRef<HTMLButtonElement>(null);
  const [scope, setScope] = useState<RemovalScope>(() => firstScope(day));
  const [wantsNote, setWantsNote] = useState(false);
  const removal = useRemoveWork(owner, { scheduleId, version });
  const isCancelled = wantsNote && canCancel(scope, owner.kind);
  const handleLeave = (leave: () => void) => () => {
    if (!removal.isPending) leave();
  };
  const handleRemove = () => {
    const part = scope === 'all' || !day ? null : { scope, day };
    removal.mutate({ part, isCancelled }, { onSuccess: onRemoved });
  };
  return (
    <Dialog
      isOpen
      onClose={handleLeave(onClose)}
      onBack={onBack && handleLeave(onBack)}
      title={texts.title(name)}
      size="sm"
      role="alertdialog"
      initialFocusRef={keepRef}
      finalFocus={finalFocus}
      actions={
        <>
          <Button
            ref={keepRef}
            aria-disabled={removal.isPending || undefined}
            onClick={handleLeave(onBack ?? onClose)}
          >
            {texts.keep}
          </Button>
          <Button variant="danger" isLoading={removal.isPending} onClick={handleRemove}>
            {texts.submit}
          </Button>
        </>
      }
    >
      {day ? <ScopeChoice day={day} scope={scope} onChange={setScope} /> : <Text>{texts.whole}</Text>}
      {canCancel(scope, owner.kind) && (
        <Box mt="4">
          <Checkbox
            label={texts.cancelled}
            checked={wantsNote}
            onChange={({ currentTarget }) => setWantsNote(currentTarget.checked)}
          />
        </Box>
      )}
      <Text tone="muted" my="4">
        {texts.consequence[owner.kind](owner.name)}
      </Text>
      <FormError>{removal.isError ? wordsOf(removal.error) : null}</FormError>
    </Dialog>
  );
}

function firstScope(day: DayToRemove | null): RemovalScope {
  if (!day) return 'all';
  return day.isDone ? 'following' : 'day';
}

interface ScopeChoiceProps {
  readonly day: DayToRemove;
  readonly scope: RemovalScope;
  readonly onChange: (scope: RemovalScope) => void;
}

function ScopeChoice({ day: { date, isDone }, scope, onChange }: ScopeChoiceProps) {
  return (
    <RadioGroup
      label={texts.scope}
      options={removalScopes.map((value) => ({
        value,
        label: texts.scopes[value].label,
        description: value === 'day' && isDone ? texts.done : texts.scopes[value].note(longDate(date)),
        isDisabled: value === 'day' && isDone,
      }))}
      value={scope}
      onChange={onChange}
    />
  );
}

const wordsOf = (error: Error): string =>
  isChangedElsewhere(error) ? texts.failedBecause(changeFailure(error)) : texts.failed;
