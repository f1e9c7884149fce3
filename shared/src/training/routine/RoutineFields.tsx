import {
  CIRCUIT_MAX_ROUNDS,
  ROUTINE_TITLE_MAX_LENGTH,
  SUPERSET_MAX_REPS,
} from '@formline/shared/domain/training/compoundRoutine';
import { compoundRoutineTexts } from '@formline/shared/domain/training/training.texts';
import { chakra } from '@formline/shared/ui/core';
import { ClockInput, NumberInput } from '@formline/shared/ui/controls';
import { Field, TextInput } from '@formline/shared/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { routineTexts } from './routine.texts';
import type { RoutineDraft } from './routineDraft';
import { routineEditorTexts as texts } from './routineEditor.texts';
import type { RoutineSession } from './useRoutineEditor';

/** One digit more than the maximum, so that a value that is too large gets a message; rounds have no third digit. */
const REPS_DIGITS = 3;
const ROUNDS_DIGITS = 2;

const Fields = chakra('div', {
  base: { columnGap: '4', rowGap: '4', alignItems: 'start' },
  variants: {
    of: {
      // Below each other in the narrow panel of a workout.
      super_set: {
        display: 'flex',
        flexWrap: 'wrap',
        '& > *': { flex: '1 1 {sizes.44}' },
        '& > :first-of-type': { flex: '3 1 {sizes.56}' },
      },
      circuit: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '& > :first-of-type': { gridColumn: '1 / -1' },
      },
    },
  },
});

export interface RoutineFieldsProps {
  session: RoutineSession;
  hasTried: boolean;
  isNew: boolean;
}

export function RoutineFields({ session, hasTried, isNew }: RoutineFieldsProps) {
  const { draft, edit, closeStep } = session;
  const nameRef = useRef<HTMLInputElement>(null);
  // A new superset or circuit starts at its name.
  useEffect(() => {
    if (isNew) nameRef.current?.focus();
  }, [isNew]);
  const isCircuit = draft.routine_type === 'circuit';
  const kind = routineTexts.kinds[draft.routine_type];
  const problem = repsProblem(draft);
  const change = (part: Partial<RoutineDraft>, label: string) =>
    edit((known) => ({ ...known, ...part }), { label, mergeKey: label });
  const missing = (isMissing: boolean, text: string) => (hasTried && isMissing ? text : undefined);
  return (
    <Fields of={draft.routine_type}>
      <Field label={texts.name} error={missing(draft.title.trim() === '', texts.missing.name)}>
        <TextInput
          ref={nameRef}
          value={draft.title}
          placeholder={kind.namePlaceholder}
          maxLength={ROUTINE_TITLE_MAX_LENGTH}
          autoComplete="off"
          onChange={(event) => change({ title: event.target.value }, texts.undo.name)}
          onBlur={closeStep}
        />
      </Field>
      <Field
        label={kind.reps}
        hint={problem === undefined && kind.repsHint}
        error={problem ?? missing(!draft.reps, kind.repsMissing)}
      >
        <NumberInput
          value={draft.reps}
          placeholder={kind.repsPlaceholder}
          maxDigits={isCircuit ? ROUNDS_DIGITS : REPS_DIGITS}
          onValueChange={(reps) => change({ reps }, kind.reps)}
          onBlur={closeStep}
        />
      </Field>
      {isCircuit && (
        <CircuitRest
          rest={draft.rest}
          missing={missing(!draft.rest, texts.missing.rest)}
          onRest={(rest) => change({ rest }, texts.undo.rest)}
          onLeave={closeStep}
        />
      )}
    </Fields>
  );
}

interface CircuitRestProps {
  readonly rest: number | null;
  readonly missing: string | undefined;
  readonly onRest: (rest: number | null) => void;
  readonly onLeave: () => void;
}

/** Validated after typing only: the digits of 19:00 pass through 01:90. */
function CircuitRest({ rest, missing, onRest, onLeave }: CircuitRestProps) {
  const [isTyped, setIsTyped] = useState(false);
  const isUnreadable = Number.isNaN(rest);
  const error = isUnreadable ? compoundRoutineTexts.restNotClock : missing;
  return (
    <Field label={texts.rest} error={isUnreadable && isTyped ? undefined : error}>
      <ClockInput
        value={rest}
        placeholder={texts.restPlaceholder}
        onValueChange={(next) => {
          setIsTyped(true);
          onRest(next);
        }}
        onBlur={() => {
          setIsTyped(false);
          onLeave();
        }}
      />
    </Field>
  );
}

function repsProblem({ routine_type, reps }: RoutineDraft): string | undefined {
  const most = routine_type === 'circuit' ? CIRCUIT_MAX_ROUNDS : SUPERSET_MAX_REPS;
  const { repsHint, repsUnreadable } = routineTexts.kinds[routine_type];
  if (reps === null || (reps >= 0 && reps <= most)) return undefined;
  return reps > most ? repsHint : repsUnreadable;
}
