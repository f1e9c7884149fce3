/** What a smoke test says when it cannot begin, and what it calls its checks. */
export const smokeTexts = {
  noAddress: (url: string) => `${url} is no web address.`,
  nobodyAnswers: (url: string, why: string) =>
    `No dashboard answers at ${url} (${why}). Start one with npm start, or name another with --url.`,
  answered: (address: string, status: number) => `${address} answered ${status}`,
  unknownRemote: (url: string, name: string, known: readonly string[]) =>
    `${url} has no remote "${name}". It has ${known.join(', ')}.`,
  switchedOff: (name: string, url: string, reason: string) => `${name} is switched off at ${url}: ${reason}`,
  noBuild: (url: string, name: string, build: string) =>
    `${url} has no build ${build} of ${name}. Publish it there first with pnpm mf publish, or name another.`,
  noPages: (name: string) => `The manifest of ${name} names no page for a smoke test.`,
  noRoute: (path: string, name: string) => `${path} is no route of ${name}.`,
  noAccount: (access: string) => `A page is for a ${access}, and no account of one was named.`,
  notSignedIn: (user: string, url: string, why: string) => `${user} could not sign in at ${url}: ${why}`,
  checks: {
    address: 'finds its address',
    override: 'is given the build of the override',
    text: 'shows its text',
    build: 'runs the build under test',
    errors: 'errors',
    refusals: 'refused by policy or hash',
    failures: 'requests that failed',
    origins: 'requests to other origins',
    copies: 'second copies of what is shared',
    look: 'changes of the host’s look',
  },
  aLink: (from: string, pattern: string) => `a link on ${from} that begins like ${pattern}`,
  inMain: (shows: string) => `"${shows}" in the main region`,
  granted: (remote: string, build: string) => `the badge of ${remote} ${build}`,
  notGranted: 'none: only the staff is given overrides',
  none: 'none',
  there: 'it',
  nothingOfRemote: 'no file of the remote',
  noEntry: 'no entry of the remote',
  noMain: 'no main region',
  hostMissing: 'the host was not there to compare',
  more: (count: number) => `and ${count} more`,
};
