import type { FailureReport } from '@formline/shared/contracts/clientReports';

/** What its boundary knows of a failure; the rest is made of the error. */
export type NotedFailure = Omit<FailureReport, 'kind' | 'revision' | 'message' | 'at'>;

/** As much of the browser's event as is looked at. */
export type Violation = Pick<
  SecurityPolicyViolationEvent,
  'sourceFile' | 'lineNumber' | 'columnNumber' | 'effectiveDirective' | 'blockedURI'
>;

/** Something to be told, as it was met. What is sent of it is decided later, by code that the first paint does without. */
export type Noted =
  | { readonly kind: 'failure'; readonly failure: NotedFailure; readonly error: unknown }
  | {
      readonly kind: 'error';
      readonly how: 'thrown' | 'rejected';
      readonly error: unknown;
      /** File the browser names, when it names one. */
      readonly file: string;
    }
  | { readonly kind: 'violation'; readonly event: Violation };

type Taker = (noted: Noted) => void;

const MOST_WAITING = 20;

const waiting: Noted[] = [];
let taker: Taker = (noted) => {
  if (waiting.length < MOST_WAITING) waiting.push(noted);
};

/** Notes something for the reports; it waits until somebody takes it. */
export function noteReport(noted: Noted): void {
  taker(noted);
}

/** From now on everything noted goes to this taker, what is waiting first. */
export function takeNoted(next: Taker): void {
  taker = next;
  for (const noted of waiting.splice(0)) next(noted);
}
