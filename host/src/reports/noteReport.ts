import type { FailureReport } from '@formline/shared/contracts/platform/clientReports';

export type NotedFailure = Omit<FailureReport, 'kind' | 'revision' | 'message' | 'at'>;

export type Violation = Pick<
  SecurityPolicyViolationEvent,
  'sourceFile' | 'lineNumber' | 'columnNumber' | 'effectiveDirective' | 'blockedURI'
>;

/** The lazy report chunk decides later what is sent of it. */
export type Noted =
  | { readonly kind: 'failure'; readonly failure: NotedFailure; readonly error: unknown }
  | {
      readonly kind: 'error';
      readonly how: 'thrown' | 'rejected';
      readonly error: unknown;
      readonly file: string;
    }
  | { readonly kind: 'violation'; readonly event: Violation };

type Taker = (noted: Noted) => void;

const MOST_WAITING = 20;

const waiting: Noted[] = [];
let taker: Taker = (noted) => {
  if (waiting.length < MOST_WAITING) waiting.push(noted);
};

export function noteReport(noted: Noted): void {
  taker(noted);
}

export function takeNoted(next: Taker): void {
  taker = next;
  for (const noted of waiting.splice(0)) next(noted);
}
