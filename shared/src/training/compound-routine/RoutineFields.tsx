import {
  CIRCUIT_MAX_ROUNDS,
  ROUTINE_TITLE_MAX_LENGTH,
  SUPERSET_MAX_REPS,
} from '@formline/shared/domain/compoundRoutine';
import { SimpleGrid, Stack } from '@formline/shared/ui/core';
import { ClockInput, NumberInput } from '@formline/shared/ui/controls';
import { Field, TextInput } from '@formline/shared/ui/forms';
import { useEffect, useRef } from 'react';
import { routineTexts } from './routine.texts';
import type { RoutineDraft } from './routineDraft';
import { routineEditorTexts as texts } from './routineEditor.texts';
import type { RoutineSession } from './useRoutineEditor';

/** One digit more than the most reps, so that what is too much can be typed and said; of rounds there is no third. */
const REPS_DIGITS = 3;
const ROUNDS_DIGITS = 2;

export interface RoutineFieldsProps {
  session: RoutineSession;
  /** A save was tried: what is missing is named. */
  hasTried: boolean;
  /** A new one begins with its name. */
  isNew: boolean;
}

/** Name, reps or rounds, and the rest of a circuit. */
export function RoutineFields({ session, hasTried, isNew }: RoutineFieldsProps) {
  const { draft, edit, closeStep } = session;
  const nameRef = useRef<HTMLInputElement>(null);
  // Meets the document: who makes a new one goes on with its name.
  useEffect(() => {
    if (isNew) nameRef.current?.focus();
  }, [isNew]);
  const isCircuit = draft.routine_type === 'circuit';
  const kind = routineTexts.kinds[draft.routine_type];
  const change = (part: Partial<RoutineDraft>, label: string) =>
    edit((known) => ({ ...known, ...part }), { label, mergeKey: label });
  const missing = (isMissing: boolean, text: string) => (hasTried && isMissing ? text : undefined);
  return (
    <Stack gap="5">
      <Field label={texts.name} error={missing(draft.title.trim() === '', texts.missing.name)}>
        <TextInput
          value={draft.title}
          placeholder={kind.namePlaceholder}
          maxLength={ROUTINE_TITLE_MAX_LENGTH}
          autoComplete="off"
          ref={nameRef}
          onChange={(event) => change({ title: event.target.value }, texts.undo.name)}
          onBlur={closeStep}
        />
      </Field>
      <SimpleGrid columns={2} gap="4" alignItems="start">
        <Field
          label={kind.reps}
          hint={kind.repsHint}
          error={
            repsProblem(draft) ?? missing(!draft.reps, isCircuit ? texts.missing.rounds : texts.missing.reps)
          }
        >
          <NumberInput
            value={draft.reps}
            placeholder={kind.repsPlaceholder}
            maxDigits={isCircuit ? ROUNDS_DIGITS : REPS_DIGITS}
            onValueChange={(reps) => change({ reps }, isCircuit ? texts.undo.rounds : texts.undo.reps)}
            onBlur={closeStep}
          />
        </Field>
        {isCircuit && (
          <Field label={texts.rest} error={missing(!draft.rest, texts.missing.rest)}>
            <ClockInput
              value={draft.rest}
              placeholder={texts.restPlaceholder}
              onValueChange={(rest) => change({ rest }, texts.undo.rest)}
              onBlur={closeStep}
            />
          </Field>
        )}
      </SimpleGrid>
    </Stack>
  );
}

function repsProblem({ routine_type, reps }: RoutineDraft): string | undefined {
  const most = routine_type === 'circuit' ? CIRCUIT_MAX_ROUNDS : SUPERSET_MAX_REPS;
  return reps !== null && reps > most ? routineTexts.kinds[routine_type].repsHint : undefined;
}
