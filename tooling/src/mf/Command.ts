import type { Finding } from '../delivery/gate/Finding';
import type { PublishedBuild } from '../delivery/publishedBuild';
import type { Store } from '../delivery/store/Store';

export const exitCodes = { done: 0, refused: 1, usage: 2, findings: 3 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly help: string;
}

export interface Call {
  readonly words: readonly string[];
  readonly text: (option: string) => string | null;
  readonly texts: (option: string) => readonly string[];
  readonly has: (option: string) => boolean;
  readonly store: Store;
  readonly isDryRun: boolean;
  readonly by: string;
  readonly smokeTest: SmokeTest | null;
}

/** Opens the pages of a build in the deployed host. Resolves with what was wrong. */
export type SmokeTest = (call: Call, build: PublishedBuild) => Promise<readonly Finding[]>;

export interface Outcome {
  readonly lines: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
  readonly exitCode?: ExitCode;
}

export interface Command {
  readonly usage: string;
  readonly summary: string;
  readonly details?: readonly string[];
  readonly options?: Readonly<Record<string, CommandOption>>;
  readonly run: (call: Call) => Promise<Outcome>;
}

/** Loaded when called, because some need much. */
export type Commands = Readonly<Record<string, () => Promise<Command>>>;

export class UsageError extends Error {
  override name = 'UsageError';
}

export const apiUrlOf = ({ text }: Pick<Call, 'text'>) => text('api') ?? (process.env['MF_API_URL'] || null);
