import { newIdempotencyKey } from '@formline/shared/api-client';
import type { Calculated } from '@formline/shared/domain/calculators/calculator';
import { useMutation } from '@formline/shared/query';
import type { SaveState } from '@formline/shared/ui/controls';
import { type FormikValues, useFormik } from 'formik';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Schema } from 'yup';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import type { CalculatorPerson } from '../calculatorPerson';
import { failureText } from '../calculators.texts';
import { errorsIn, type OpenEntries, openEntriesIn } from '../entries/errorsIn';
import { type CalculatorCalls, paramsFor, type SavedEntry } from '../history/calculatorCalls';
import { type SaveQuestion, useSaveQuestion } from './useSaveQuestion';

export interface CalculatorProps {
  readonly name: string;
  readonly person: CalculatorPerson;
  readonly units: UnitPreference;
  readonly today: string;
  /** Managers can calculate but not save. */
  readonly canSave: boolean;
}

/** Must be a stable object. */
export interface CalculatorRules<V, I, R> {
  readonly initialValues: V;
  readonly validation: (values: V) => Schema;
  readonly toInput: (values: V) => I;
  readonly calculate: (input: I) => Calculated<R>;
  readonly question?: SaveQuestion<I, R>;
}

export type WorkedOut<R> = ({ readonly kind: 'open' } & OpenEntries) | Calculated<R>;

interface CalculatorSaving<I, S extends SavedEntry> extends CalculatorProps {
  readonly calls: CalculatorCalls<I, S>;
  readonly onSaved?: (() => void) | undefined;
}

/** Calculates from a deferred value, so that typing stays responsive. */
export function useCalculator<V extends FormikValues, I, R, S extends SavedEntry>(
  rules: CalculatorRules<V, I, R>,
  { name, person, units, today, canSave, calls, onSaved }: CalculatorSaving<I, S>,
) {
  /** A retry with the same entries reuses its key. */
  const pendingSave = useRef<{ readonly values: V; readonly key: string } | null>(null);
  const question = useSaveQuestion<V, I, R>(rules.question);
  const saving = useMutation({
    // Saves run in order, so that the last request wins.
    scope: { id: `${calls.kind} of ${person.id}` },
    mutationFn: (values: V) => {
      if (pendingSave.current?.values !== values) pendingSave.current = { values, key: newIdempotencyKey() };
      return calls.save(
        paramsFor(person.id, calls.calculation, 'save'),
        { date: today, input: question.inputOf(values, rules.toInput(values)) },
        { idempotencyKey: pendingSave.current.key },
      );
    },
    onSuccess: () => onSaved?.(),
  });
  const form = useFormik<V>({
    initialValues: rules.initialValues,
    validate: (values) => errorsIn(rules.validation(values), values),
    onSubmit: (values) => {
      const isUnderWay = saving.isPending && saving.variables === values;
      const outcome = workedOut(rules, values);
      if (!canSave || isUnderWay || outcome.kind !== 'result') return;
      if (!question.ask(values, outcome.result)) saving.mutate(values);
    },
  });
  const values = useDeferredValue(form.values);
  const calculated = useMemo(() => workedOut(rules, values), [rules, values]);
  const failure = useFailure(saving.error, form.values);
  return {
    form,
    calculated,
    values,
    question: {
      result: question.result,
      onCancel: question.cancel,
      onConfirm: () => {
        const confirmed = question.confirm();
        if (confirmed) saving.mutate(confirmed);
      },
    },
    saved: { name, calls, userId: person.id, units, canSave },
    save: {
      state: failure || saving.variables === form.values ? stateOf(saving.status) : ('clickable' as const),
      error: failure && failureText(failure),
      onSave: () => void form.submitForm(),
    },
  };
}

function useFailure(error: Error | null, values: unknown): Error | null {
  const [seen, setSeen] = useState({ error, values });
  if (seen.error !== error) setSeen({ error, values });
  return seen.values === values ? error : null;
}

function workedOut<V extends object, I, R>(
  { validation, toInput, calculate }: CalculatorRules<V, I, R>,
  values: V,
): WorkedOut<R> {
  const open = openEntriesIn(validation(values), values);
  return open ? { kind: 'open', ...open } : calculate(toInput(values));
}

const stateOf = (status: 'idle' | 'pending' | 'success' | 'error'): SaveState =>
  ({ idle: 'clickable', pending: 'loading', success: 'saved', error: 'error' } as const)[status];
