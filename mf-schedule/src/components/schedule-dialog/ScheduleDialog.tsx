import { failureMessage, isApiError } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { useSaving } from '@formline/shared/ui/controls';
import { Button, chakra, Text } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { Dialog } from '@formline/shared/ui/overlays';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { CalendarOwner } from '../calendar-owner/calendarOwner';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { DaysPerWorkout } from './DaysPerWorkout';
import { DeloadWeeks } from './DeloadWeeks';
import { ScheduleDates } from './ScheduleDates';
import { scheduleDialogTexts as texts } from './scheduleDialog.texts';
import { PreviewPane } from './PreviewPane';
import { SeveralOutcomeDialog } from './SeveralOutcomeDialog';
import type { PartialOutcome } from './severalClients';
import { isRight } from './scheduleProblems';
import { datesOf, type ScheduledDates, type ScheduleForm } from './scheduleForm';
import { type ScheduleFormInput, useScheduleForm } from './useScheduleForm';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 19rem)' },
  },
});
const Form = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', minW: '0' },
});

interface Failure {
  readonly form: ScheduleForm;
  readonly text: string;
  /** The server reports a duplicate, which is a question to the trainer and not a failure. */
  readonly isThereAlready: boolean;
}

function failureOf(error: unknown, failedText: ScheduleDialogProps['failedText']): Omit<Failure, 'form'> {
  const message = failureMessage(error, texts.failed);
  const isThereAlready = isApiError(error) && error.code === errorCodes.alreadyScheduled;
  return { text: isThereAlready ? message : (failedText?.(message) ?? message), isThereAlready };
}

const FIRST_WRONG = 'input[aria-invalid=true], [data-idle] button[tabindex="0"]';

export interface ScheduleDialogProps extends Omit<ScheduleFormInput, 'today'> {
  readonly owner: CalendarOwner;
  readonly title: string;
  /** The key stays the same for an unchanged request, so that a retry schedules once. */
  readonly onSchedule: (
    dates: ScheduledDates,
    idempotencyKey: string,
    isAddedAgain: boolean,
  ) => Promise<PartialOutcome | null | void>;
  readonly onClose: () => void;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  readonly submitTexts?: { readonly idle: string; readonly busy: string } | undefined;
  readonly failedText?: ((message: string) => string) | undefined;
  readonly onBackToList?: (() => void) | undefined;
}

export function ScheduleDialog(props: ScheduleDialogProps) {
  const { owner, title, modes, onSchedule, onClose, failedText, onBackToList } = props;
  const { submitTexts = texts.submit, weekCount = null } = props;
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const today = useToday();
  const { form, setForm, workouts, rule, problems, preview } = useScheduleForm({ ...props, today });
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [outcome, setOutcome] = useState<PartialOutcome | null>(null);
  const saving = useSaving(form);
  const isPending = saving.state === 'loading';
  const hasFailed = failure?.form === form;
  const isThereAlready = hasFailed && failure.isThereAlready;
  const schedule = async (key: string) => {
    if (!rule) return;
    try {
      setOutcome((await onSchedule(datesOf(rule, form), key, isThereAlready)) ?? null);
    } catch (error) {
      setFailure({ form, ...failureOf(error, failedText) });
      throw error;
    }
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending || saving.state === 'saved') return;
    if (isRight(problems)) void saving.save(schedule);
    else setRefusals(refusals + 1);
  };
  // Effect: focuses the first invalid field, which only the DOM knows.
  useEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
  }, [refusals]);
  const handleLeave = () => {
    if (!isPending) onClose();
  };
  if (outcome) return <SeveralOutcomeDialog outcome={outcome} />;
  return (
    <Dialog
      isOpen
      onClose={handleLeave}
      holdsInput={saving.isUnsaved}
      title={title}
      size="lg"
      anchor="top"
      finalFocus={props.finalFocus}
      actions={
        <>
          {hasFailed && !isThereAlready && onBackToList ? (
            <Button onClick={onBackToList}>{texts.backToList}</Button>
          ) : (
            <Button aria-disabled={isPending || undefined} onClick={handleLeave}>
              {texts.cancel}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" isLoading={isPending}>
            {isPending ? submitTexts.busy : isThereAlready ? texts.addAgain : submitTexts.idle}
          </Button>
        </>
      }
    >
      <Text tone="muted" mb="4">
        {texts.whom(owner.name)}
      </Text>
      <Columns>
        <Form ref={formRef} id={formId} noValidate onSubmit={handleSubmit}>
          <ScheduleDates {...{ form, modes, today, problems }} wasRefused={refusals > 0} onChange={setForm} />
          {form.isRepeat && (
            <DaysPerWorkout {...{ form, workouts, problems }} wasRefused={refusals > 0} onChange={setForm} />
          )}
          {form.isRepeat && !props.previewOf && (
            <DeloadWeeks {...{ form, rule, weekCount }} onChange={setForm} />
          )}
          <FormError>{hasFailed ? failure.text : null}</FormError>
        </Form>
        <PreviewPane preview={preview} problem={problems.amount} today={today} />
      </Columns>
    </Dialog>
  );
}
