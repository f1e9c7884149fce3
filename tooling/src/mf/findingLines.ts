import type { Finding } from '../delivery/gate/Finding';

const INDENT = '  ';

export function findingLines(findings: readonly Finding[]): string[] {
  const checks = [...new Set(findings.map(({ check }) => check))];
  return checks.flatMap((check) => {
    const ofCheck = findings.filter((finding) => finding.check === check);
    const ordered = [...ofCheck].sort((one, other) => one.level.localeCompare(other.level));
    return [`${INDENT}${check}`, ...ordered.flatMap(linesOf)];
  });
}

const linesOf = ({ level, text, usedBy }: Finding): string[] => [
  `${INDENT.repeat(2)}${level}: ${text}`,
  ...(usedBy.length > 0 ? [`${INDENT.repeat(4)}${usedBy.join(', ')}`] : []),
];
