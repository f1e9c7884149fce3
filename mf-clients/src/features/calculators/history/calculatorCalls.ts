import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { call } from '@formline/shared/api-client';
import type { CalculatorContract } from '@formline/shared/contracts/calculators/calculatorContract';
import type * as z from '@formline/shared/contracts/schema';
import { change, derivedQueryOf, pagesOf } from '@formline/shared/query';
import { calculatorsTexts } from '../calculators.texts';

export interface SavedEntry {
  readonly id: number;
  readonly date: string;
}

export interface HistoryPage<S> {
  readonly history: readonly S[];
  readonly nextPage: number | null;
}

export interface HistoryLine {
  readonly headline: string;
  readonly note?: string | undefined;
  readonly from: string;
}

interface CallParams {
  readonly id: number;
}

interface CurrentQuery<S> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<S | null>;
}

interface HistoryQuery<S> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: {
    readonly pageParam: number;
    readonly signal: AbortSignal;
  }) => Promise<HistoryPage<S>>;
}

export interface CalculatorCalls<I, S extends SavedEntry> {
  readonly kind: string;
  readonly calculation: string;
  readonly save: (
    params: CallParams,
    body: { readonly date: string; readonly input: I },
    options: { readonly idempotencyKey: string },
  ) => Promise<S>;
  readonly current: (userId: number) => CurrentQuery<S>;
  readonly history: (userId: number) => HistoryQuery<S>;
  /** In the given units, whatever units were entered. */
  readonly lineOf: (saved: S, units: UnitPreference) => HistoryLine;
}

type LineOf<S> = (saved: S, units: UnitPreference) => HistoryLine;
type SavedBy<C extends CalculatorContract> = z.output<C['saved']>;

export function callsOf<C extends CalculatorContract>(
  contract: C,
  calculation: string,
  lineOf: LineOf<SavedBy<C>>,
): CalculatorCalls<z.output<C['input']>, SavedBy<C>>;
export function callsOf(
  { kind, save, readCurrent, listHistory }: CalculatorContract,
  calculation: string,
  lineOf: LineOf<SavedBy<CalculatorContract>>,
): CalculatorCalls<unknown, SavedBy<CalculatorContract>> {
  return {
    kind,
    calculation,
    save: (params, body, options) => change(save, { params, body }, options),
    current: (userId) =>
      derivedQueryOf(
        readCurrent,
        { params: { id: userId } },
        {
          as: 'last saved',
          load: ({ signal }) => call(readCurrent, { params: paramsFor(userId, calculation, 'read') }, signal),
        },
      ),
    history: (userId) => ({
      ...pagesOf(listHistory, {
        input: (page) => ({ params: { id: userId }, query: { page } }),
        next: ({ nextPage }) => nextPage,
      }),
      queryFn: ({ pageParam, signal }) =>
        call(
          listHistory,
          { params: paramsFor(userId, calculation, 'list'), query: { page: pageParam } },
          signal,
        ),
    }),
    lineOf,
  };
}

export interface SavedCalculations<I, S extends SavedEntry> {
  readonly name: string;
  readonly calls: CalculatorCalls<I, S>;
  readonly userId: number;
  readonly units: UnitPreference;
  readonly canSave: boolean;
}

/** @throws Error before sending when the id is missing */
export function paramsFor(userId: number, calculation: string, verb: 'save' | 'read' | 'list'): CallParams {
  if (!Number.isInteger(userId) || userId <= 0) {
    throw new Error(calculatorsTexts.userIdRequired(`${verb} ${calculation}`));
  }
  return { id: userId };
}
