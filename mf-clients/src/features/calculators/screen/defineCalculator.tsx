import type { FormikProps, FormikValues } from 'formik';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { CalculatorCalls, SavedEntry } from '../history/calculatorCalls';
import { CalculatorScreen } from './CalculatorScreen';
import { ResultPanel } from './ResultPanel';
import { type CalculatorProps, type CalculatorRules, useCalculator } from './useCalculator';

export interface CalculatorDefinition {
  readonly calculation: string;
  readonly intro: {
    readonly lead: string;
    readonly points: readonly string[];
  };
  readonly icon: ReactNode;
  readonly Calculator: ComponentType<CalculatorProps>;
}

interface CalculatorParts<V, I, R, S extends SavedEntry> extends Pick<
  CalculatorDefinition,
  'intro' | 'icon'
> {
  readonly calls: CalculatorCalls<I, S>;
  readonly rulesOf: (props: Pick<CalculatorProps, 'person' | 'units' | 'today'>) => CalculatorRules<V, I, R>;
  readonly Inputs: ComponentType<CalculatorProps & { readonly form: FormikProps<V> }>;
  readonly Result: ComponentType<CalculatorProps & { readonly result: R; readonly values: V }>;
  readonly History?: ComponentType<CalculatorProps>;
}

export function defineCalculator<V extends FormikValues, I, R, S extends SavedEntry>(
  parts: CalculatorParts<V, I, R, S>,
): CalculatorDefinition {
  const { calls, intro, icon, rulesOf, Inputs, Result, History } = parts;
  function Calculator(props: CalculatorProps) {
    const { person, units, today } = props;
    const rules = useMemo(() => rulesOf({ person, units, today }), [person, units, today]);
    const { form, calculated, values, saved, save } = useCalculator(rules, { ...props, calls });
    return (
      <CalculatorScreen
        form={form}
        inputs={<Inputs {...props} form={form} />}
        result={
          <ResultPanel calculated={calculated}>
            {(result) => <Result {...props} result={result} values={values} />}
          </ResultPanel>
        }
        saved={saved}
        save={save}
        history={History && <History {...props} />}
      />
    );
  }
  return { calculation: calls.calculation, intro, icon, Calculator };
}
