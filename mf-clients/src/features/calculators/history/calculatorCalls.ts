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

/** The calls of one calculator. */
export interface CalculatorCalls<I, S extends SavedEntry> {
  readonly kind: CalculatorKind;
  readonly save: (
    userId: number,
    body: { readonly date: string; readonly input: I },
    idempotencyKey: string,
  ) => Promise<S>;
  readonly readCurrent: (userId: number, signal: AbortSignal) => Promise<S | null>;
  readonly listHistory: (userId: number, page: number, signal: AbortSignal) => Promise<HistoryPage<S>>;
}

/** Everything that was saved of one kind for one person. */
export const calculationsKey = (kind: CalculatorKind, userId: number) =>
  ['calculations', kind, userId] as const;

/**
 * The parameters of a call for somebody.
 * @throws Error before anything is sent when nobody is named
 */
export function paramsFor(userId: number, kind: CalculatorKind, verb: 'save' | 'read' | 'list') {
  if (!Number.isInteger(userId) || userId <= 0) {
    throw new Error(calculatorsTexts.userIdRequired(`${verb} ${calculationNames[kind]}`));
  }
  return { id: userId };
}
