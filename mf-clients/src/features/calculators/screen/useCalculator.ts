import { newIdempotencyKey } from '@formline/shared/api-client';
import type { Calculated } from '@formline/shared/domain/calculators/calculator';
import { useMutation } from '@formline/shared/query';
import type { SaveState } from '@formline/shared/ui/controls';
import { type FormikValues, useFormik } from 'formik';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Schema } from 'yup';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import type { CalculatorSubject } from '../calculatorSubject';
import { failureText } from '../calculators.texts';
import { errorsIn, type OpenEntries, openEntriesIn } from '../entries/errorsIn';
import { type CalculatorCalls, paramsFor, type SavedEntry } from '../history/calculatorCalls';
import { type SaveQuestion, useSaveQuestion } from './useSaveQuestion';

/** What each calculator is given. */
export interface CalculatorProps {
  /** The calculator's own name. */
  readonly name: string;
  readonly subject: CalculatorSubject;
  /** Those of the trainer. */
  readonly units: UnitPreference;
  /** Today's date where the trainer is, `YYYY-MM-DD`. */
  readonly today: string;
  /** Only a trainer saves; everybody else may calculate. */
  readonly canSave: boolean;
}

/** What a calculator asks for and how it works it out; the same object as long as nothing of it changes. */
export interface CalculatorRules<V, I, R> {
  readonly initialValues: V;
  readonly validation: (values: V) => Schema;
  /** The entries as the API takes them; asked only of entries that are right. */
  readonly toInput: (values: V) => I;
  readonly calculate: (input: I) => Calculated<R>;
  readonly question?: SaveQuestion<I, R>;
}

/** What comes of the entries: those that are still open, or what the calculator says to them. */
export type WorkedOut<R> = ({ readonly kind: 'open' } & OpenEntries) | Calculated<R>;

interface CalculatorSaving<I, S extends SavedEntry> extends CalculatorProps {
  readonly calls: CalculatorCalls<I, S>;
  readonly onSaved?: (() => void) | undefined;
}

/** Works out the result while somebody types, behind the typing, and saves it when asked to. */
export function useCalculator<V extends FormikValues, I, R, S extends SavedEntry>(
  rules: CalculatorRules<V, I, R>,
  { name, subject, units, today, canSave, calls, onSaved }: CalculatorSaving<I, S>,
) {
  /** A save that is repeated with the same entries has the same key. */
  const pendingSave = useRef<{ readonly values: V; readonly key: string } | null>(null);
  const question = useSaveQuestion<V, I, R>(rules.question);
  const saving = useMutation({
    // What was asked for last is saved last.
    scope: { id: `${calls.kind} of ${subject.id}` },
    mutationFn: (values: V) => {
      if (pendingSave.current?.values !== values) pendingSave.current = { values, key: newIdempotencyKey() };
      return calls.save(
        paramsFor(subject.id, calls.calculation, 'save'),
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
    /** The entries the result belongs to; a moment behind the typing. */
    values,
    question: {
      /** What is asked about before it is saved; null when nothing is asked. */
      result: question.result,
      onCancel: question.cancel,
      onConfirm: () => {
        const confirmed = question.confirm();
        if (confirmed) saving.mutate(confirmed);
      },
    },
    saved: { name, calls, userId: subject.id, units, canSave },
    save: {
      state: failure || saving.variables === form.values ? stateOf(saving.status) : ('clickable' as const),
      error: failure && failureText(failure),
      onSave: () => void form.submitForm(),
    },
  };
}

/** Why a save failed, until the next edit; what was edited while it was under way does not hide it. */
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
  (({ idle: 'clickable', pending: 'loading', success: 'saved', error: 'error' }) as const)[status];
