import { newIdempotencyKey } from '@formline/shared/api-client';
import type { Calculated } from '@formline/shared/domain/calculators/calculated';
import { useMutation, useQueryClient } from '@formline/shared/query';
import { type FormikValues, useFormik } from 'formik';
import { useDeferredValue, useMemo, useRef } from 'react';
import type { Schema } from 'yup';
import type { SaveState } from '../../../components/save-button/SaveButton';
import { failureText } from '../failureText';
import { errorsIn } from '../entries/errorsIn';
import { type CalculatorCalls, calculationsKey, type SavedEntry } from '../history/calculatorCalls';
import type { CalculatorProps } from './calculatorProps';

/** What a calculator asks for and how it works it out; the same object as long as nothing of it changes. */
export interface CalculatorRules<V, I, R> {
  readonly initialValues: V;
  readonly validation: (values: V) => Schema;
  /** The entries as the API takes them; asked only of entries that are right. */
  readonly toInput: (values: V) => I;
  readonly calculate: (input: I) => Calculated<R>;
}

interface CalculatorPlace<I, S extends SavedEntry> extends Pick<CalculatorProps, 'subject' | 'today'> {
  readonly calls: CalculatorCalls<I, S>;
  readonly onSaved?: (() => void) | undefined;
}

/** Works out the result while somebody types, behind the typing, and saves it when asked to. */
export function useCalculator<V extends FormikValues, I, R, S extends SavedEntry>(
  rules: CalculatorRules<V, I, R>,
  { subject, today, calls, onSaved }: CalculatorPlace<I, S>,
) {
  const cache = useQueryClient();
  /** A save that is repeated with the same entries is the same wish. */
  const wish = useRef<{ readonly values: V; readonly key: string } | null>(null);
  const saving = useMutation({
    mutationFn: (values: V) => {
      if (wish.current?.values !== values) wish.current = { values, key: newIdempotencyKey() };
      return calls.save(subject.id, { date: today, input: rules.toInput(values) }, wish.current.key);
    },
    onSuccess: () => {
      onSaved?.();
      return cache.invalidateQueries({ queryKey: calculationsKey(calls.kind, subject.id) });
    },
  });
  const form = useFormik<V>({
    initialValues: rules.initialValues,
    validate: (values) => errorsIn(rules.validation(values), values),
    onSubmit: (values) => {
      if (workedOut(rules, values)?.kind === 'result' && !saving.isPending) saving.mutate(values);
    },
  });
  const values = useDeferredValue(form.values);
  const calculated = useMemo(() => workedOut(rules, values), [rules, values]);
  const isAboutThis = saving.variables === form.values;
  return {
    form,
    calculated,
    /** The entries the result belongs to; a moment behind the typing. */
    values,
    save: {
      state: isAboutThis ? stateOf(saving.status) : ('clickable' as const),
      error: isAboutThis && saving.isError ? failureText(saving.error) : null,
      onSave: () => void form.submitForm(),
    },
  };
}

/** The result of entries; null until they are complete. */
function workedOut<V, I, R>(
  { validation, toInput, calculate }: CalculatorRules<V, I, R>,
  values: V,
): Calculated<R> | null {
  return validation(values).isValidSync(values) ? calculate(toInput(values)) : null;
}

const stateOf = (status: 'idle' | 'pending' | 'success' | 'error'): SaveState =>
  (({ idle: 'clickable', pending: 'loading', success: 'saved', error: 'error' }) as const)[status];
