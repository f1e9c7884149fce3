import type { Store } from '@formline/tooling/delivery/store/Store';

/** What a program ends with: done, refused or failed, wrong usage, findings of the gate. */
export const exitCodes = { done: 0, refused: 1, usage: 2, findings: 3 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** An option of a command, by its name without the dashes. */
export interface CommandOption {
  readonly type: 'string' | 'boolean';
  /** True: it may be given several times. */
  readonly multiple?: boolean;
  readonly help: string;
}

/** What a command is called with. */
export interface Call {
  /** What stands after the command's name. */
  readonly words: readonly string[];
  /** The value of an option; null when it was not given. */
  readonly text: (option: string) => string | null;
  readonly texts: (option: string) => readonly string[];
  readonly has: (option: string) => boolean;
  /** Where the site lies; in a dry run what is written to it goes nowhere. */
  readonly store: Store;
  /** True: nothing is to be written, not even outside the store. */
  readonly isDryRun: boolean;
  /** Who does it. */
  readonly by: string;
}

/** What came of a command. */
export interface Outcome {
  /** Sentences for a person. */
  readonly lines: readonly string[];
  /** The same for a program, printed with `--json`. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Absent: done. */
  readonly exitCode?: ExitCode;
}

/** One command of `pnpm mf`. */
export interface Command {
  /** What stands after `mf`: `promote <remote|host> <build>`. */
  readonly usage: string;
  /** One line. */
  readonly summary: string;
  /** What else `--help` tells. */
  readonly details?: readonly string[];
  readonly options?: Readonly<Record<string, CommandOption>>;
  readonly run: (call: Call) => Promise<Outcome>;
}

/** A command was called in a way it does not know; the message says how to call it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Address of the API that the gate compares with, as the call or the environment names it; null: unknown. */
export const apiUrlOf = ({ text }: Pick<Call, 'text'>) => text('api') ?? (process.env['MF_API_URL'] || null);
