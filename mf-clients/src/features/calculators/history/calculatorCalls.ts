import type { UnitPreference } from '@formline/shared/contracts/users';
import { calculationNames, calculatorsTexts } from '../calculators.texts';
import type { CalculatorKind } from '../calculatorKinds';

/** What is known of every saved calculation, whatever was reckoned. */
export interface SavedEntry {
  readonly id: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** One page of saved calculations, newest first. */
export interface HistoryPage<S> {
  readonly history: readonly S[];
  /** Null on the last page. */
  readonly nextPage: number | null;
}

/** How a saved calculation reads in a row. */
export interface HistoryLine {
  readonly headline: string;
  /** Beyond the headline: the class, the range. */
  readonly note?: string | undefined;
  /** What it was worked out from. */
  readonly from: string;
}

/** Whom a call is for. */
interface CallParams {
  readonly id: number;
}

/** The calls of one calculator, and how what it saved reads in a row. */
export interface CalculatorCalls<I, S extends SavedEntry> {
  readonly kind: CalculatorKind;
  readonly save: (
    params: CallParams,
    body: { readonly date: string; readonly input: I },
    options: { readonly idempotencyKey: string },
  ) => Promise<S>;
  readonly readCurrent: (params: CallParams, signal: AbortSignal) => Promise<S | null>;
  readonly listHistory: (
    params: CallParams,
    query: { readonly page: number },
    signal: AbortSignal,
  ) => Promise<HistoryPage<S>>;
  /** In the given units, whatever units the inputs were entered in. */
  readonly lineOf: (saved: S, units: UnitPreference) => HistoryLine;
}

/** What was saved of one kind for one person, and whether the reader may save more. */
export interface SavedCalculations<I, S extends SavedEntry> {
  readonly calls: CalculatorCalls<I, S>;
  readonly userId: number;
  /** Those of the trainer. */
  readonly units: UnitPreference;
  readonly canSave: boolean;
}

/** Everything that was saved of one kind for one person. */
export const calculationsKey = (kind: CalculatorKind, userId: number) =>
  ['calculations', kind, userId] as const;

/**
 * The parameters of a call for somebody.
 * @throws Error before anything is sent when nobody is named
 */
export function paramsFor(userId: number, kind: CalculatorKind, verb: 'save' | 'read' | 'list'): CallParams {
  if (!Number.isInteger(userId) || userId <= 0) {
    throw new Error(calculatorsTexts.userIdRequired(`${verb} ${calculationNames[kind]}`));
  }
  return { id: userId };
}
