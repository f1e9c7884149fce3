import type { Running } from '../../running';

/** One of the two databases with load data. */
export interface SeededDatabase {
  readonly url: string;
  readonly rows: number;
  /** Access tokens that are good for it, with a client and a program of the trainer each belongs to. */
  readonly callers: readonly Caller[];
}

export interface Caller {
  readonly token: string;
  readonly clientId: number;
  readonly otherClientId: number;
  readonly programId: number;
  readonly workoutId: number;
}

export interface BenchContext {
  readonly running: Running;
  readonly serverFile: string;
  readonly postgresUrl: string;
  /** What PostgreSQL has written so far. */
  readonly postgresLog: string[];
  readonly small: SeededDatabase;
  readonly large: SeededDatabase;
  readonly seconds: number;
  readonly rounds: number;
  readonly onProgress: (line: string) => void;
}

/** One target and how it was met. */
export interface Verdict {
  readonly figure: string;
  readonly measured: string;
  readonly target: string;
  readonly met: boolean;
}

/** A ratio that must reach a bound. */
export const atLeast = (figure: string, ratio: number, bound: number): Verdict => ({
  figure,
  measured: ratio.toFixed(3),
  target: `>= ${bound}`,
  met: ratio >= bound,
});

/** A ratio that must stay below a bound. */
export const below = (figure: string, ratio: number, bound: number): Verdict => ({
  figure,
  measured: ratio.toFixed(3),
  target: `< ${bound}`,
  met: ratio < bound,
});
