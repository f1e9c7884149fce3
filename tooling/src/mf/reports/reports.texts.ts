export const reportsTexts = {
  usage: 'reports [--url <site>] [--remote <name>] [--build <build>] [--kind <kind>] [--since 24h]',
  summary:
    'Shows what browsers reported: what failed, how pages felt and how remotes loaded, by remote and build.',
  details: [
    'Signs in as staff: MF_USER and MF_PASSWORD; on this machine the demo account if there are none.',
    'Numbers count whole days in UTC. Times are what three in four stayed below.',
  ],
  options: {
    url: 'address of the site (MF_URL; else http://127.0.0.1:3000)',
    remote: 'of this remote alone, or of host',
    build: 'of this build alone',
    kind: 'of this kind alone: failure, error, csp, integrity, vital or load',
    since: 'how far back: 90m, 24h, 7d or a date; a day if it is not given',
  },
  badSince: (text: string) => `--since takes 90m, 24h, 7d or a date such as 2028-02-15, not "${text}".`,
  badKind: (text: string) => `--kind takes failure, error, csp, integrity, vital or load, not "${text}".`,
  badUrl: (text: string) => `--url takes the address of a site, not "${text}".`,
  accountMissing: 'Set MF_USER and MF_PASSWORD to an account of the staff of that site.',
  notSignedIn: (url: string) => `${url} does not let MF_USER sign in with MF_PASSWORD.`,
  notStaff: (url: string) =>
    `The account is no staff of ${url}: whoever runs the site makes it so with pnpm staff.`,
  noAnswer: (url: string) => `${url} does not answer. Is it running, and is the address right?`,
  noReports: (url: string) => `${url} has no list of reports: its server is older than this command.`,
  nothing: 'Nothing was reported.',
  more: (shown: number) =>
    `These are the first ${shown}. Choose fewer with --remote, --build, --kind or --since.`,
  headings: {
    failure: 'Remotes that failed',
    error: 'Errors nothing caught',
    csp: 'Content the policy refused',
    integrity: 'Files whose hash was wrong',
    vital: 'How pages felt',
    load: 'How remotes loaded',
  },
  columns: {
    reported: ['remote', 'owner', 'build', 'times', 'bad', 'last seen', 'what'],
    vital: ['remote', 'build', 'pages', 'LCP ms', 'INP ms', 'CLS', 'TTFB ms', 'FCP ms'],
    load: ['remote', 'build', 'times', 'registry ms', 'entry ms', 'chunk ms', 'render ms', 'KB', ''],
  },
};
