import type { Finding } from '../Finding';

/** Findings as lines, `level: text [used by]`, for tests of their words. */
export const linesOf = (findings: readonly Finding[]) =>
  findings.map(({ level, text, usedBy }) => `${level}: ${text} [${usedBy.join(', ')}]`);
