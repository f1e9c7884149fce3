import type { ProgramWorkout } from '@formline/shared/contracts/library/programs';
import type { WorkoutExercise } from '@formline/shared/contracts/library/workoutContent';
import type { Workout } from '@formline/shared/contracts/library/workouts';
import type { WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import { NumberInput, Select } from '@formline/shared/ui/controls';
import { chakra, IconButton, Text } from '@formline/shared/ui/core';
import { Field } from '@formline/shared/ui/forms';
import { Trash2 } from 'lucide-react';
import { weekPlanTexts as texts } from './weekPlan.texts';
import {
  CHANGE_KINDS,
  type ChangeRow,
  decimalsOf,
  type RowProblems,
  type WeekPlanForm,
  withRow,
} from './weekPlanForm';

const Rows = chakra('ol', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });
const Row = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns:
      'minmax(7rem, 1.2fr) minmax(7rem, 1.2fr) minmax(7rem, 1fr) 5rem 6rem 5rem 5rem minmax(11rem, 1.2fr) auto',
    gap: '2',
    alignItems: 'start',
    border: 'none',
    minW: '0',
  },
});

/** The height of the labels above the first row. */
const UNDER_LABEL = '6';

interface WeekChangesProps {
  readonly form: WeekPlanForm;
  readonly workouts: readonly ProgramWorkout[];
  readonly contents: ReadonlyMap<number, Workout> | undefined;
  readonly unit: WeightUnit;
  readonly problems: readonly RowProblems[];
  readonly onChange: (form: WeekPlanForm) => void;
  /** The last change is being removed, and the focus needs another place. */
  readonly onLastRemoved: () => void;
}

export function WeekChanges({ form, problems, onChange, onLastRemoved, ...around }: WeekChangesProps) {
  if (form.rows.length === 0) return <Text tone="muted">{texts.none}</Text>;
  const remove = (removed: ChangeRow, button: HTMLElement) => {
    const row = button.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    if (neighbour) neighbour.querySelector('button')?.focus();
    else onLastRemoved();
    onChange({ ...form, rows: form.rows.filter(({ id }) => id !== removed.id) });
  };
  return (
    <Rows>
      {form.rows.map((row, index) => (
        <li key={row.id}>
          <Row aria-label={texts.row(index + 1)}>
            <RowFields
              {...around}
              row={row}
              problems={problems[index] ?? {}}
              isFirst={index === 0}
              onChange={(changed) => onChange(withRow(form, changed))}
            />
            <chakra.div pt={index === 0 ? UNDER_LABEL : undefined}>
              <IconButton
                label={texts.remove(index + 1)}
                icon={<Trash2 />}
                onClick={(event) => remove(row, event.currentTarget)}
              />
            </chakra.div>
          </Row>
        </li>
      ))}
    </Rows>
  );
}

interface RowFieldsProps extends Pick<WeekChangesProps, 'workouts' | 'contents' | 'unit'> {
  readonly row: ChangeRow;
  readonly problems: RowProblems;
  /** The labels stand above the first row and name the fields of the others too. */
  readonly isFirst: boolean;
  readonly onChange: (row: ChangeRow) => void;
}

function RowFields({ row, workouts, contents, unit, problems, isFirst, onChange }: RowFieldsProps) {
  const isLabelHidden = !isFirst;
  const figure = row.kind.slice(0, -1);
  const unitName = figure === 'weight' ? unit : figure === 'reps' ? texts.figures.reps : texts.figures.sets;
  return (
    <>
      <Field label={texts.workout} isLabelHidden={isLabelHidden}>
        <Select
          value={row.workoutKey ?? ''}
          options={[
            { value: '', label: texts.allWorkouts },
            ...workouts.map(({ key, name }) => ({ value: key, label: name })),
          ]}
          onChange={(event) => onChange({ ...row, workoutKey: event.target.value || null })}
        />
      </Field>
      <Field label={texts.exercise} isLabelHidden={isLabelHidden}>
        <Select
          value={String(row.exerciseId ?? '')}
          options={exerciseOptions(row, workouts, contents)}
          onChange={(event) => onChange({ ...row, exerciseId: Number(event.target.value) || null })}
        />
      </Field>
      <Field label={texts.what} isLabelHidden={isLabelHidden}>
        <Select
          value={row.kind}
          options={CHANGE_KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
          onChange={(event) =>
            onChange({ ...row, kind: CHANGE_KINDS.find((kind) => kind === event.target.value) ?? row.kind })
          }
        />
      </Field>
      <Field label={texts.amount} isLabelHidden={isLabelHidden} error={problems.amount}>
        <NumberInput
          value={row.amount}
          maxDigits={4}
          decimals={decimalsOf(row)}
          onValueChange={(amount) => onChange({ ...row, amount })}
        />
      </Field>
      <Field label={texts.unit} isLabelHidden={isLabelHidden}>
        <Select
          value={row.isPercent ? 'percent' : 'figure'}
          options={[
            { value: 'figure', label: unitName },
            { value: 'percent', label: texts.percent },
          ]}
          onChange={(event) => onChange({ ...row, isPercent: event.target.value === 'percent' })}
        />
      </Field>
      {WEEK_FIELDS.map((field) => (
        <Field key={field} label={texts[field]} isLabelHidden={isLabelHidden} error={problems[field]}>
          <NumberInput
            value={row[field]}
            placeholder={field === 'lastWeek' ? texts.toTheEnd : undefined}
            maxDigits={3}
            onValueChange={(week) => onChange({ ...row, [field]: week })}
          />
        </Field>
      ))}
      <Field label={texts.how} isLabelHidden={isLabelHidden}>
        <Select
          value={howOf(row)}
          options={[...new Set([...OFFERED_HOWS, howOf(row)])].map((how) => ({
            value: how,
            label: howText(how),
          }))}
          onChange={(event) => onChange({ ...row, ...readHow(event.target.value) })}
        />
      </Field>
    </>
  );
}

const WEEK_FIELDS = ['firstWeek', 'lastWeek'] as const;

/** Those of the chosen workout; of all workouts only all can be meant. */
function exerciseOptions(
  { workoutKey, exerciseId }: ChangeRow,
  workouts: RowFieldsProps['workouts'],
  contents: RowFieldsProps['contents'],
) {
  const all = { value: '', label: texts.allExercises };
  const workout = workouts.find(({ key }) => key === workoutKey);
  const content = workout && contents?.get(workout.id);
  const exercises = content?.sections.flatMap((section) => section.exercises).flatMap(exercisesOf) ?? [];
  const options = new Map(exercises.map(({ id, name }) => [id, name]));
  if (content && exerciseId !== null && !options.has(exerciseId)) options.set(exerciseId, texts.goneExercise);
  return [all, ...[...options].map(([id, label]) => ({ value: String(id), label }))];
}

const exercisesOf = (
  item: Workout['sections'][number]['exercises'][number],
): Pick<WorkoutExercise, 'id' | 'name'>[] =>
  item.routine_type === null ? [item] : item.compound_routine_exercises.map(({ exercise }) => exercise);

/** `growing 1`, `same 4`: once more each time or not, and every how many weeks. */
type How = `${'growing' | 'same'} ${number}`;
const OFFERED_HOWS: readonly How[] = [
  'growing 1',
  'same 1',
  'same 2',
  'same 3',
  'same 4',
  'same 5',
  'same 6',
];

const howOf = ({ isGrowing, everyWeeks }: ChangeRow): How =>
  `${isGrowing ? 'growing' : 'same'} ${everyWeeks}`;

function readHow(how: string): Pick<ChangeRow, 'isGrowing' | 'everyWeeks'> {
  const [word, weeks] = how.split(' ');
  return { isGrowing: word === 'growing', everyWeeks: Number(weeks) };
}

function howText(how: How): string {
  const { isGrowing, everyWeeks } = readHow(how);
  if (everyWeeks === 1) return isGrowing ? texts.growing : texts.same;
  return (isGrowing ? texts.growingEvery : texts.sameEvery)(everyWeeks);
}
