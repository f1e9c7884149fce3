import type { CalculatorContract } from '../../contracts/calculators/calculatorContract';
import * as z from '@formline/shared/contracts/schema';

export type Calculated<Result> =
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'problem'; readonly problem: string };

export const resultOf = <Result>(result: Result): Calculated<Result> => ({ kind: 'result', result });

export const problemOf = (problem: string): Calculated<never> => ({ kind: 'problem', problem });

/** A stored calculation; its formula makes it repeatable. */
export interface Calculation {
  readonly formula: string;
  readonly formulaVersion: number;
  readonly input: unknown;
  readonly result: unknown;
}

interface CalculatorRules<I, R> {
  /** Grows when equal inputs would give another result. */
  readonly version: number;
  readonly formulaOf: (input: I) => string;
  readonly calculate: (input: I) => Calculated<R>;
}

export interface Calculator {
  readonly contract: CalculatorContract;
  /** @throws Error for an input the contract refuses */
  readonly calculationOf: (input: unknown) => Calculated<Calculation>;
}

/** Defines a calculator by its contract and its formula. */
export function calculator<I extends z.Schema, R extends z.Schema>(
  contract: CalculatorContract & { readonly input: I; readonly result: R },
  { version, formulaOf, calculate }: CalculatorRules<z.output<I>, z.output<R>>,
): Calculator {
  return {
    contract,
    calculationOf: (given) => {
      const parsed = z.safeParse(contract.input, given);
      if (!parsed.success) throw new Error(`This is no input of ${contract.wireKind}.`);
      const input = parsed.data;
      const calculated = calculate(input);
      if (calculated.kind === 'problem') return calculated;
      return resultOf({
        formula: formulaOf(input),
        formulaVersion: version,
        input,
        result: calculated.result,
      });
    },
  };
}
