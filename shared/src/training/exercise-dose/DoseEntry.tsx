import { DOSE_LIMITS } from '@formline/shared/domain/exerciseDose';
import { ClockInput, NumberInput, Select } from '@formline/shared/ui/controls';
import { Field, FieldGroup } from '@formline/shared/ui/forms';
import type { DoseFormPart } from './doseFormPart';

type FigureField = 'sets' | 'reps' | 'weight' | 'distance' | 'pace';

interface FigureProps extends DoseFormPart {
  readonly field: FigureField;
  readonly label: string;
}

/** A figure of the dose with its name and what is wrong with it. */
export function DoseFigure(props: FigureProps) {
  const { label, field, problems } = props;
  return (
    <Field label={label} error={problems[field]}>
      <Figure {...props} />
    </Field>
  );
}

interface FigureWithUnitProps<Unit extends string> extends FigureProps {
  readonly unitLabel: string;
  readonly units: readonly { readonly value: Unit; readonly label: string }[];
  readonly unit: Unit;
  readonly onUnit: (unit: Unit) => void;
}

/** A figure whose unit is chosen beside it. */
export function DoseFigureWithUnit<Unit extends string>(props: FigureWithUnitProps<Unit>) {
  const { label, field, problems, unitLabel, units, unit, onUnit, ...part } = props;
  const error = problems[field];
  return (
    <FieldGroup label={label} error={error}>
      <Figure {...part} {...{ label, field, problems }} isNamedHere />
      <Select
        aria-label={unitLabel}
        options={units}
        value={unit}
        onChange={({ currentTarget }) => {
          const chosen = units.find(({ value }) => value === currentTarget.value);
          if (chosen) onUnit(chosen.value);
        }}
      />
    </FieldGroup>
  );
}

interface ClockProps extends DoseFormPart {
  readonly field: 'dur_seconds' | 'rest';
  readonly label: string;
}

/** A time of the dose in minutes and seconds. */
export function DoseClock({ draft, problems, change, onLeave, field, label }: ClockProps) {
  return (
    <Field label={label} error={problems[field]}>
      <ClockInput
        name={field}
        value={draft[field]}
        onValueChange={(seconds) => change({ [field]: seconds })}
        onBlur={() => onLeave(field)}
      />
    </Field>
  );
}

const FRACTION_DIGITS = 2;

function Figure(props: FigureProps & { readonly isNamedHere?: boolean }) {
  const { draft, problems, change, onLeave, field, label, isNamedHere = false } = props;
  const { to, isWhole } = DOSE_LIMITS[field];
  return (
    <NumberInput
      name={field}
      value={draft[field]}
      onValueChange={(value) => change({ [field]: value })}
      onBlur={() => onLeave(field)}
      // One digit more than the largest, so that what is too large is said and not swallowed.
      maxDigits={String(to).length + 1}
      decimals={isWhole ? 0 : FRACTION_DIGITS}
      {...(isNamedHere && {
        'aria-label': label,
        'aria-invalid': problems[field] === undefined ? undefined : true,
      })}
    />
  );
}
