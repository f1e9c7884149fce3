import type { SmokeReport } from '@formline/e2e/smoke/SmokeReport';

export const smokeCommandTexts = {
  usage:
    'Name a remote, or --all: pnpm smoke mf-clients [--url <address>] [--override <build> | --candidate <build>] [--junit <file>] [--json]',
  buildOfAll: 'A build belongs to one remote: name that remote instead of --all.',
  twoBuilds: 'A build is either deployed (--override) or still a candidate (--candidate), not both.',
  halfAnAccount: (user: string, password: string) => `Set both ${user} and ${password}, or neither.`,
  subject: ({ remote, build, hostBuild, revision }: SmokeReport) =>
    `${remote} ${build} in host ${hostBuild}, registry revision ${revision}`,
  page: (address: string, access: string, seconds: number) =>
    `  ${address} as ${access}, ${seconds.toFixed(1)} s`,
  passed: (check: string, seen: string) => `    ok      ${check}: ${seen}`,
  failed: (check: string, expected: string, seen: string) =>
    `    FAILED  ${check}: expected ${expected}, seen ${seen}`,
  screenshot: (file: string) => `    picture ${file}`,
  leftOut: (remote: string, reason: string) => `${remote} is switched off and left out: ${reason}`,
  summary: (pages: number, failed: number) =>
    failed === 0 ? `${pages} pages, all sound` : `${pages} pages, ${failed} failed`,
};
