import { DOSE_LIMITS } from '@formline/shared/domain/training/exerciseDose';
import { chakra } from '@formline/shared/ui/core';
import { ClockInput, NumberInput, Select } from '@formline/shared/ui/controls';
import { Field, FieldGroup } from '@formline/shared/ui/forms';
import type { DoseFormPart } from './doseFormPart';

/** The switch stays on one line; in narrow space its field wraps below, as does one with a unit. */
export const DoseRow = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: '4',
    rowGap: '5',
    '& > *': { flex: '1 1 {sizes.20}', minW: '0' },
    '& > :has(select)': { flexBasis: '{sizes.48}' },
    '& > [role=radiogroup]': { flex: '0 1 auto', w: 'auto' },
  },
});
const UnitBox = chakra('div', { base: { flex: 'none' } });

type FigureField = 'sets' | 'reps' | 'weight' | 'distance' | 'pace';

interface FigureProps extends DoseFormPart {
  readonly field: FigureField;
  readonly label: string;
}

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

export function DoseFigureWithUnit<Unit extends string>(props: FigureWithUnitProps<Unit>) {
  const { label, field, problems, unitLabel, units, unit, onUnit, ...part } = props;
  const error = problems[field];
  return (
    <FieldGroup label={label} error={error}>
      <Figure {...part} {...{ label, field, problems }} isNamedHere />
      <UnitBox>
        <Select
          aria-label={unitLabel}
          options={units}
          value={unit}
          onChange={({ currentTarget }) => {
            const chosen = units.find(({ value }) => value === currentTarget.value);
            if (chosen) onUnit(chosen.value);
          }}
        />
      </UnitBox>
    </FieldGroup>
  );
}

interface ClockProps extends DoseFormPart {
  readonly field: 'dur_seconds' | 'rest';
  readonly label: string;
}

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
      // One digit more than the maximum, so that a value that is too large gets a message and is not cut off.
      maxDigits={String(to).length + 1}
      decimals={isWhole ? 0 : FRACTION_DIGITS}
      {...(isNamedHere && {
        minW: '16',
        'aria-label': label,
        'aria-invalid': problems[field] === undefined ? undefined : true,
      })}
    />
  );
}
