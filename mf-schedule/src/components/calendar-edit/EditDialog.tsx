import type { CalendarEditResult } from '@formline/shared/contracts/scheduling/calendarChanges';
import { NumberInput } from '@formline/shared/ui/controls';
import { Button, chakra, InlineNotice, Text } from '@formline/shared/ui/core';
import { Checkbox, Field, useFormFocus } from '@formline/shared/ui/forms';
import { Dialog } from '@formline/shared/ui/overlays';
import { DatePicker } from '@formline/shared/ui/pickers';
import { type SubmitEvent, useId } from 'react';
import type { PathOwner } from '../calendar-owner/schedulingPaths';
import { weekdayDate } from '../schedule/dayWords';
import { calendarEditTexts } from './calendarEdit.texts';
import type { PlannedLine } from './plannedEdit';
import { EditTargets, useCalendarName } from './EditTargets';
import { useOwnDays } from './memberOwnDays';
import type { EditRequest } from './useCalendarEdit';
import { useCopyPreview } from './useCopyPreview';
import { ownerOf, useEditForm } from './useEditForm';

const texts = calendarEditTexts.dialog;

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });
const Preview = chakra('section', {
  base: {
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'md',
    maxH: 'min({sizes.96}, 44vh)',
    overflowY: 'auto',
    '& > h3': { px: '3', pt: '3', pb: '1', fontSize: 'sm', fontWeight: 'semibold' },
    '& li': { px: '3', py: '2', borderTop: 'thin', borderColor: 'border' },
    '& li:first-of-type': { borderTop: 'none' },
  },
});
const Label = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    '& > time': { w: '24', fontVariantNumeric: 'tabular-nums' },
    '& > .from': { color: 'fg.muted', fontSize: 'sm' },
  },
});

interface EditDialogProps {
  readonly request: EditRequest;
  readonly owner: PathOwner;
  readonly today: string;
  readonly onClose: () => void;
}

/** Shows what will stand where, with what cannot be done and why, before anything is sent. */
export function EditDialog({ request, owner, today, onClose }: EditDialogProps) {
  const formId = useId();
  const form = useEditForm({ request, owner, today, onClose });
  const formRef = useFormFocus({ isSubmitting: form.isSaving, submitCount: form.refusals });
  const { mode, fields, chosen, refused } = form;
  const membersOf = useOwnDays(owner.id, mode === 'copy' ? [] : request.of.workouts, today);
  const noteOf = useCopyPreview(form.otherTargets, chosen);
  const { kind } = request;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    form.submit();
  };
  if (refused.length > 0) return <RefusedDialog {...{ refused, onClose }} />;
  return (
    <Dialog
      isOpen
      anchor="top"
      title={texts.titles[kind === 'paste' ? (mode === 'move' ? 'move' : 'copy') : kind]}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant={mode === 'remove' ? 'danger' : 'primary'}
            isLoading={form.isSaving}
          >
            {texts.actions[mode](chosen.length)}
          </Button>
        </>
      }
    >
      <Form ref={formRef} id={formId} noValidate onSubmit={handleSubmit}>
        <EditFields {...{ kind, fields, today }} error={form.fieldProblem ?? undefined} />
        {mode === 'copy' && (
          <div>
            <EditTargets
              owner={owner}
              isChosen={form.isTarget}
              onToggle={form.toggleTarget}
              noteOf={noteOf}
            />
          </div>
        )}
        {form.lines.length > 0 && (
          <Preview aria-label={texts.preview}>
            <h3>{texts.preview}</h3>
            <ul>
              {form.lines.toSorted(possibleFirst).map((line) => (
                <li key={line.key}>
                  <Line
                    line={line}
                    members={membersOf(line.workout)}
                    isChosen={form.isChosen(line)}
                    onToggle={() => form.toggle(line)}
                  />
                </li>
              ))}
            </ul>
          </Preview>
        )}
        {form.problem !== null && (
          <InlineNotice tone="error" role="alert">
            {form.problem}
          </InlineNotice>
        )}
      </Form>
    </Dialog>
  );
}

interface EditFieldsProps {
  readonly kind: EditRequest['kind'];
  readonly fields: ReturnType<typeof useEditForm>['fields'];
  readonly today: string;
  readonly error: string | undefined;
}

/** What each kind of edit asks for. */
function EditFields({ kind, fields, today, error }: EditFieldsProps) {
  switch (kind) {
    case 'copy':
    case 'paste':
      return (
        <Field label={texts.firstDay} error={error}>
          <DatePicker text={fields.dayText} onTextChange={fields.setDayText} today={today} earliest={today} />
        </Field>
      );
    case 'repeat':
      return (
        <Field label={texts.weeks} error={error}>
          <NumberInput value={fields.weeks} onValueChange={fields.setWeeks} maxDigits={2} />
        </Field>
      );
    case 'shift':
      return (
        <Field label={texts.days} hint={texts.daysHint} error={error}>
          <NumberInput value={fields.days} onValueChange={fields.setDays} maxDigits={2} />
        </Field>
      );
    case 'remove':
      return null;
  }
}

/** Keeps the order of each part. */
const possibleFirst = (one: PlannedLine, other: PlannedLine): number =>
  Number(one.problem !== null) - Number(other.problem !== null);

interface LineProps {
  readonly line: PlannedLine;
  /** Of a group, who have it on another day. */
  readonly members: readonly string[];
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function Line({ line: { workout, to, problem, isThere }, members, isChosen, onToggle }: LineProps) {
  const note = isThere ? texts.isThere : members.length > 0 ? texts.otherDays(members) : undefined;
  const day = to ?? workout.workout_date;
  return (
    <Checkbox
      checked={isChosen}
      disabled={problem !== null}
      onChange={onToggle}
      hint={problem ?? note}
      label={
        <Label>
          <time dateTime={day}>{weekdayDate(day)}</time>
          <span>{workout.workout_name}</span>
          {to !== null && <span className="from">{texts.from(weekdayDate(workout.workout_date))}</span>}
        </Label>
      }
    />
  );
}

interface RefusedDialogProps {
  readonly refused: CalendarEditResult['refused'];
  readonly onClose: () => void;
}

/** Whose calendar has got nothing, and why. */
function RefusedDialog({ refused, onClose }: RefusedDialogProps) {
  const nameOf = useCalendarName();
  return (
    <Dialog
      isOpen
      title={texts.refused}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <ul>
        {refused.map(({ message, ...calendar }) => {
          const owner = ownerOf(calendar);
          return (
            owner && (
              <li key={`${owner.kind} ${owner.id}`}>
                <Text fontWeight="medium">{nameOf(owner)}</Text>
                <Text tone="muted" size="sm">
                  {message}
                </Text>
              </li>
            )
          );
        })}
      </ul>
    </Dialog>
  );
}
