import type { LoggedSet } from '@formline/shared/contracts/records/loggedWorkouts';
import type { WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import type { SetDraft } from '@formline/shared/domain/training/logDraft';
import { ClockInput, NumberInput } from '@formline/shared/ui/controls';
import { Button, chakra, Flex, Text, VisuallyHidden } from '@formline/shared/ui/core';
import { Checkbox } from '@formline/shared/ui/forms';
import { type KeyboardEvent, memo } from 'react';
import { type SetField, setProblem } from './draftProblem';
import { focusNext } from './focusNext';
import { logWorkoutTexts as texts } from './logWorkout.texts';
import { SetNoteButton, SetNoteLine, useSetNote } from './SetNote';
import { setText, shownWeight, typedWeight } from '../../components/set-figures/setFigures';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: '3',
    rowGap: '1',
    py: '2',
    borderTop: 'thin',
    borderColor: 'border',
    '&[data-done]': { bg: 'status.complete.bg' },
    mx: '-3',
    px: '3',
  },
});
const Cell = chakra('label', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    w: '28',
    fontSize: 'xs',
    color: 'fg.muted',
  },
});

const STEPS = { reps: 1, weight: { lb: 5, kg: 2.5 }, dur_seconds: 5, distance: 0.25, effort: 1 } as const;

export interface SetRowProps {
  /** `Squat, set 1`. */
  readonly name: string;
  readonly label: string;
  readonly set: SetDraft;
  readonly fields: readonly SetField[];
  readonly last: LoggedSet | undefined;
  readonly unit: WeightUnit;
  readonly onChange: (set: SetDraft) => void;
  readonly onDone: (set: SetDraft) => void;
}

export const SetRow = memo(function SetRow(props: SetRowProps) {
  const { name, label, set, fields, last, unit, onChange, onDone } = props;
  const note = useSetNote(set.note, (text) => onChange({ ...set, note: text }));
  const tick = (isDone: boolean) => (isDone ? onDone : onChange)({ ...set, isDone });
  const handleKey = (field: SetField) => (event: KeyboardEvent<HTMLInputElement>) => {
    const step = stepOf(event.key, field, unit);
    if (step !== 0) {
      event.preventDefault();
      onChange(withFigure(set, { field, value: stepped(figureOf(set, field, unit), step), unit }));
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (field === fields.at(-1) && !set.isDone) tick(true);
    focusNext(event.currentTarget);
  };
  const nameOfSet = texts.setOf(name, set.number);
  return (
    <Row data-done={set.isDone || undefined}>
      <Text as="span" w="24" size="sm" fontWeight="medium" alignSelf="center" overflowWrap="anywhere">
        {label}
      </Text>
      {fields.map((field) => (
        <Cell key={field}>
          <VisuallyHidden>{nameOfSet}, </VisuallyHidden>
          {fieldLabel(field, { unit, distance: set.distance_units })}
          <FigureInput
            field={field}
            value={figureOf(set, field, unit)}
            isInvalid={setProblem(set) !== null}
            onValueChange={(value) => onChange(withFigure(set, { field, value, unit }))}
            onKeyDown={handleKey(field)}
          />
        </Cell>
      ))}
      <LastTime
        name={nameOfSet}
        last={last}
        unit={unit}
        onUse={() => last && onChange(withLast(set, last))}
      />
      <Flex ms="auto" alignSelf="center" align="center" gap="3">
        <SetNoteButton note={note} label={texts.setNoteOf(nameOfSet)} />
        <Checkbox
          label={<VisuallyHidden>{texts.doneOf(nameOfSet)}</VisuallyHidden>}
          checked={set.isDone}
          onChange={(event) => tick(event.currentTarget.checked)}
        />
      </Flex>
      <SetNoteLine note={note} label={texts.setNoteOf(nameOfSet)} />
    </Row>
  );
});

interface FigureInputProps {
  readonly field: SetField;
  readonly value: number | null;
  readonly isInvalid: boolean;
  readonly onValueChange: (value: number | null) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

function FigureInput({ field, isInvalid, ...rest }: FigureInputProps) {
  const common = { ...rest, 'data-log-field': field, 'aria-invalid': isInvalid || undefined };
  const handleFocus = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
    currentTarget.select();
  if (field === 'dur_seconds') return <ClockInput {...common} onFocus={handleFocus} />;
  const decimals = field === 'weight' || field === 'distance' ? 2 : 0;
  const maxDigits = { reps: 5, weight: 4, distance: 5, effort: 2 }[field];
  return <NumberInput {...common} onFocus={handleFocus} decimals={decimals} maxDigits={maxDigits} />;
}

interface LastTimeProps {
  readonly name: string;
  readonly last: LoggedSet | undefined;
  readonly unit: WeightUnit;
  readonly onUse: () => void;
}

function LastTime({ name, last, unit, onUse }: LastTimeProps) {
  if (!last) return null;
  return (
    <Button size="sm" variant="quiet" onClick={onUse}>
      <VisuallyHidden>{texts.useLast(name)}: </VisuallyHidden>
      <Text as="span" size="sm" tone="subtle" fontWeight="normal">
        {texts.last}
      </Text>
      {setText(last, unit)}
    </Button>
  );
}

function fieldLabel(
  field: SetField,
  units: { readonly unit: WeightUnit; readonly distance: string },
): string {
  if (field === 'weight') return texts.fields.weight(units.unit);
  return field === 'distance' ? texts.fields.distance(units.distance) : texts.fields[field];
}

const figureOf = (set: SetDraft, field: SetField, unit: WeightUnit): number | null =>
  field === 'weight' ? shownWeight(set.weight, unit) : set[field];

interface Figure {
  readonly field: SetField;
  readonly value: number | null;
  readonly unit: WeightUnit;
}

const withFigure = (set: SetDraft, { field, value, unit }: Figure): SetDraft => ({
  ...set,
  [field]: field === 'weight' ? typedWeight(value, unit) : value,
});

const withLast = (
  set: SetDraft,
  { reps, weight, dur_seconds, distance, distance_units }: LoggedSet,
): SetDraft => ({
  ...set,
  reps,
  weight,
  dur_seconds,
  distance,
  distance_units,
});

function stepOf(key: string, field: SetField, unit: WeightUnit): number {
  const step = field === 'weight' ? STEPS.weight[unit] : STEPS[field];
  if (key === 'ArrowUp') return step;
  return key === 'ArrowDown' ? -step : 0;
}

const stepped = (value: number | null, step: number): number =>
  Math.max(0, (value === null || Number.isNaN(value) ? 0 : value) + step);
