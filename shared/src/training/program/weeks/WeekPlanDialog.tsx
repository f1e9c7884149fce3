import type { WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import { NumberInput } from '@formline/shared/ui/controls';
import { Button, chakra, Text } from '@formline/shared/ui/core';
import { Field } from '@formline/shared/ui/forms';
import { Dialog } from '@formline/shared/ui/overlays';
import { useWeightUnit } from '../../use-weight-unit/useWeightUnit';
import { Plus, TrendingDown } from 'lucide-react';
import { type RefObject, type SubmitEvent, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChangedWorkout } from '../draft/keptWorkouts';
import { type ProgramDraft, type WeekPlan, weekPlanOf } from '../draft/programDraft';
import { type ProgramWorkouts, useProgramContents } from '../editor/programWorkouts';
import { WeekChanges } from './WeekChanges';
import { weekPlanTexts as texts } from './weekPlan.texts';
import {
  isFull,
  isWeekPlanRight,
  toWeekPlan,
  toWeekPlanForm,
  type WeekPlanForm,
  weekPlanProblems,
  withDeload,
  withNewChange,
} from './weekPlanForm';
import { type ProgramContents, WeekTable } from './WeekTable';

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '6' } });
const Intro = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' },
    gap: '6',
    alignItems: 'end',
  },
});
const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '3' },
});

export interface WeekPlanDialogProps {
  readonly draft: ProgramDraft;
  readonly canEdit: boolean;
  readonly source: ProgramWorkouts;
  readonly changedWorkouts: ReadonlyMap<number, ChangedWorkout>;
  readonly onPlan: (plan: WeekPlan) => void;
  readonly onClose: () => void;
}

export function WeekPlanDialog(props: WeekPlanDialogProps) {
  const { draft, canEdit, onClose } = props;
  const unit = useWeightUnit();
  const contents = useContents(props);
  const formId = useId();
  return (
    <Dialog
      isOpen
      title={texts.title}
      size="xl"
      anchor="top"
      onClose={onClose}
      actions={
        canEdit ? (
          <>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button type="submit" form={formId} variant="primary">
              {texts.save}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{texts.close}</Button>
        )
      }
    >
      {canEdit ? (
        <WeekPlanEditor {...props} formId={formId} unit={unit} contents={contents} />
      ) : (
        <WeekTable workouts={draft.workouts} contents={contents} plan={weekPlanOf(draft)} weightUnit={unit} />
      )}
    </Dialog>
  );
}

interface WeekPlanEditorProps extends Pick<WeekPlanDialogProps, 'draft' | 'onPlan' | 'onClose'> {
  readonly formId: string;
  readonly unit: WeightUnit;
  readonly contents: ProgramContents;
}

function WeekPlanEditor({ draft, onPlan, onClose, formId, unit, contents }: WeekPlanEditorProps) {
  const [form, setForm] = useState(() => toWeekPlanForm(draft, unit));
  const [wasRefused, setWasRefused] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const problems = weekPlanProblems(form);
  const plan = toWeekPlan(form, unit);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isWeekPlanRight(problems)) {
      onPlan(plan);
      onClose();
      return;
    }
    flushSync(() => setWasRefused(true));
    formRef.current?.querySelector<HTMLElement>('input[aria-invalid=true]')?.focus();
  };
  return (
    <Form ref={formRef} id={formId} noValidate onSubmit={handleSubmit}>
      <Intro>
        <Field label={texts.count} error={wasRefused ? problems.weekCount : undefined}>
          <NumberInput
            value={form.weekCount}
            maxDigits={2}
            onValueChange={(weekCount) => setForm({ ...form, weekCount })}
          />
        </Field>
        <Text tone="muted">{texts.about}</Text>
      </Intro>
      <section aria-label={texts.changes}>
        <WeekChanges
          {...{ form, unit }}
          contents={contents.byId}
          workouts={draft.workouts}
          problems={wasRefused ? problems.rows : []}
          onChange={setForm}
          onLastRemoved={() => addRef.current?.focus()}
        />
        <AddButtons addRef={addRef} form={form} unit={unit} onChange={setForm} />
      </section>
      <WeekTable workouts={draft.workouts} contents={contents} plan={plan} weightUnit={unit} />
    </Form>
  );
}

interface AddButtonsProps {
  readonly addRef: RefObject<HTMLButtonElement | null>;
  readonly form: WeekPlanForm;
  readonly unit: WeightUnit;
  readonly onChange: (form: WeekPlanForm) => void;
}

function AddButtons({ addRef, form, unit, onChange }: AddButtonsProps) {
  const isDisabled = isFull(form);
  return (
    <Line>
      <Button
        ref={addRef}
        size="sm"
        icon={<Plus />}
        disabled={isDisabled}
        onClick={() => onChange(withNewChange(form, unit))}
      >
        {texts.add}
      </Button>
      <Button
        size="sm"
        icon={<TrendingDown />}
        disabled={isDisabled}
        onClick={() => onChange(withDeload(form))}
      >
        {texts.addDeload}
      </Button>
    </Line>
  );
}

/** Of the program's workouts, with what was changed here. */
function useContents({ draft: { workouts }, source, changedWorkouts }: WeekPlanDialogProps): ProgramContents {
  const { data, isError, isFetching, refetch } = useProgramContents(source, workouts);
  const byId = useMemo(
    () => data && new Map([...data].map(([id, workout]) => [id, changedWorkouts.get(id)?.shown ?? workout])),
    [data, changedWorkouts],
  );
  return { byId, hasFailed: isError, isRetrying: isFetching, onRetry: () => void refetch() };
}
