import type { Finding } from '../Finding';

export const linesOf = (findings: readonly Finding[]) =>
  findings.map(({ level, text, usedBy }) => `${level}: ${text} [${usedBy.join(', ')}]`);
