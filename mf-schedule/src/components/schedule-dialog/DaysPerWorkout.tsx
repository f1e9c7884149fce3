import { WeekDays } from '@formline/shared/training/week-days/WeekDays';
import { SegmentedControl } from '@formline/shared/ui/controls';
import { chakra, Heading } from '@formline/shared/ui/core';
import { FieldGroup } from '@formline/shared/ui/forms';
import { scheduleDialogTexts as texts } from './scheduleDialog.texts';
import type { ScheduleProblems } from './scheduleProblems';
import {
  daysOfAll,
  type SchedulableWorkout,
  type ScheduleForm,
  withDay,
  withDayForAll,
  withRotation,
} from './scheduleForm';

const Part = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });
const ORDERS = [
  { value: 'days', label: texts.orders.days },
  { value: 'rotation', label: texts.orders.rotation },
] as const;

interface DaysPerWorkoutProps {
  readonly form: ScheduleForm;
  readonly onChange: (form: ScheduleForm) => void;
  readonly workouts: readonly SchedulableWorkout[];
  readonly problems: ScheduleProblems;
  readonly wasRefused: boolean;
}

export function DaysPerWorkout(props: DaysPerWorkoutProps) {
  const { form, onChange, workouts } = props;
  return (
    <Part aria-label={texts.days}>
      <Heading as="h3" size="sm">
        {texts.days}
      </Heading>
      {workouts.length > 1 && (
        <SegmentedControl
          label={texts.order}
          isLabelHidden
          options={ORDERS}
          value={form.isRotation ? 'rotation' : 'days'}
          onChange={(order) => onChange(withRotation(form, order === 'rotation'))}
        />
      )}
      {form.isRotation ? <TrainingDays {...props} /> : <DaysOfEach {...props} />}
    </Part>
  );
}

function TrainingDays({ form, onChange, workouts, problems, wasRefused }: DaysPerWorkoutProps) {
  const days = daysOfAll(form);
  const problem = days.length === 0 && wasRefused ? (problems.amount ?? undefined) : undefined;
  return (
    <div data-idle={problem === undefined ? undefined : ''}>
      <FieldGroup
        label={texts.rotation}
        hint={texts.rotationHint(workouts.map(({ name }) => name))}
        error={problem}
      >
        <WeekDays
          label={texts.daysOfAll}
          days={days}
          onToggle={(day) => onChange(withDayForAll(form, day))}
        />
      </FieldGroup>
    </div>
  );
}

function DaysOfEach({ form, onChange, workouts, problems, wasRefused }: DaysPerWorkoutProps) {
  const daysOf = (key: string) => form.days.get(key) ?? [];
  return (
    <>
      {workouts.length > 1 && (
        <FieldGroup label={texts.forAll}>
          <WeekDays
            label={texts.daysOfAll}
            days={daysOfAll(form)}
            onToggle={(day) => onChange(withDayForAll(form, day))}
          />
        </FieldGroup>
      )}
      {workouts.map(({ key, name, days_of_week }) => {
        const wasChanged = daysOf(key) !== days_of_week;
        const problem = wasRefused || wasChanged ? problems.days.get(key) : undefined;
        return (
          <div key={key} data-idle={problem === undefined ? undefined : ''}>
            <FieldGroup label={name} error={problem}>
              <WeekDays
                label={texts.daysOf(name)}
                days={daysOf(key)}
                onToggle={(day) => onChange(withDay(form, key, day))}
              />
            </FieldGroup>
          </div>
        );
      })}
    </>
  );
}
