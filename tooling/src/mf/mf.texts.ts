import { isInstalled, MF } from '../build/workspace';

const BUILD = isInstalled ? 'npx mf build' : 'pnpm build';

export const mfTexts = {
  overview:
    'Delivers builds of remotes and of the host, one at a time, to a folder, a bucket or a delivery server.',
  exitCodes: 'Exit codes: 0 done, 1 refused or failed, 2 wrong usage, 3 findings of the gate.',
  options: {
    store:
      'where the site lies: a folder, s3://bucket/prefix or a delivery server with MF_TOKEN (MF_STORE; else .site)',
    dryRun: 'says what would change and writes nothing',
    json: 'prints one JSON document; sentences go to the error output',
    by: "who does it (else the pipeline's user, or git's)",
    help: 'this text',
  },
  unknownCommand: (name: string, known: readonly string[]) =>
    `There is no command "${name}". Choose one of ${known.join(', ')}.`,
  seeHelp: (name: string | null) => (name === null ? `See ${MF} help` : `See ${MF} ${name} --help`),
  failed: (name: string, why: string) => `${name} failed: ${why}`,
  dryRun: 'Dry run, nothing is written. It would be said:',
  dryRunWrites: 'It would',
  dryRunNothing: 'It would write nothing.',
  wouldWrite: {
    create: (what: string) => `create ${what}`,
    replace: (what: string) => `replace ${what}`,
    remove: (what: string) => `remove ${what}`,
  },
  wordsMissing: (usage: string) => `It is called as: ${MF} ${usage}`,
  notDelivered: (name: string) => `${name} is not delivered here. ${MF} status shows what is.`,
  revision: (revision: number) => `Revision ${revision}:`,
  unchanged: (revision: number) => `Nothing changed: revision ${revision} says so already.`,
  build: {
    summary: 'Builds remotes as their sources stand now, each in its own process.',
    details: ['A build that is there is used again. Its name is the hash of what it is made of.'],
    noDryRun: 'build has no dry run: it writes into dist alone.',
    isThere: (name: string, build: string) => `${name} ${build} is built already.`,
  },
  dev: {
    summary: 'Serves one remote from its sources inside a running dashboard.',
    hostHelp: 'address of the dashboard (else http://localhost:3000)',
    portHelp: 'port to open in the browser (else 3100)',
    deployedHostHelp: 'with the host as it is deployed; an edit then reloads the page',
    badPort: '--port takes a number.',
    noDryRun: 'dev has no dry run: it delivers nothing.',
    stopped: 'Stopped.',
  },
  publish: {
    published: (name: string, build: string, files: number) =>
      `Published ${name} ${build}: ${files} files, each read back.`,
    already: (name: string, build: string) => `${name} ${build} is there already.`,
    next: (name: string, build: string) => `To make it live: ${MF} promote ${name} ${build}`,
    notBuilt: (name: string, build: string) =>
      `${name} is not built as its sources stand now (${build}). Build it with ${BUILD} ${name}, or name the folder of a build with --from.`,
    otherPackage: (dir: string, name: string) => `${dir} holds a build of ${name}.`,
    unknownPackage: (name: string) =>
      `There is no package ${name} here. Name the folder of its build with --from.`,
  },
  staysOff: (name: string) => `${name} stays switched off: ${MF} enable ${name}`,
  check: {
    allHelp: 'every live build, the host too',
    counted: (build: string, errors: number, warnings: number) =>
      `${build}: ${errors === 1 ? 'one error' : `${errors} errors`}, ${warnings === 1 ? 'one warning' : `${warnings} warnings`}`,
  },
  gate: {
    overrideHelp: 'goes past what the gate has found, and records why',
    apiHelp: 'address of the API to compare with (MF_API_URL)',
    smokeHelp: 'tries the build in the deployed host first (the default where CI and SMOKE_URL are set)',
    noSmokeTest: 'Smoke tests run in the workspace of the dashboard. Leave --smoke out, or add --no-smoke.',
    noSmokeHelp: 'does not try it, also where that is the default',
    picture: (file: string) => `picture ${file}`,
    urlHelp: 'deployment whose API and accounts that uses (SMOKE_URL; else http://localhost:3000)',
    smokeFailed: ({
      remote,
      address,
      check,
      expected,
      seen,
    }: Record<'remote' | 'address' | 'check' | 'expected' | 'seen', string>) =>
      `${remote} at ${address}: ${check}: expected ${expected}, seen ${seen}`,
    held: (errors: number) =>
      `The gate holds it back: ${errors === 1 ? 'one error' : `${errors} errors`}. Nothing was changed. Mend the build, or go past with --override "why".`,
    heldMeanwhile: (errors: number) =>
      `Something else went live since the gate looked, and now it holds the build back: ${errors === 1 ? 'one error' : `${errors} errors`}. Nothing was changed. Mend the build, or look again and go past with --override "why".`,
    overridden: (errors: number) =>
      `Went past ${errors === 1 ? 'one error' : `${errors} errors`} of the gate; that is recorded.`,
  },
  rollback: {
    done: (name: string, build: string, { at, by }: { at: string; by: string }) =>
      `${name} is at ${build} already, since ${at} by ${by}. To go further back name a build with --to.`,
    nothing: (name: string) => `${name} has had no other build: there is nothing to go back to.`,
    badRevision: (text: string) => `--revision takes the number of a revision, not "${text}".`,
  },
  canary: {
    badPercent: (text: string) => `--percent takes a number from 0 to 100, not "${text}".`,
    badRole: (text: string) => `--role takes trainer or manager, not "${text}".`,
    badClub: (text: string) => `--club takes the number of a club, not "${text}".`,
    isLive: (name: string, build: string) =>
      `${name} ${build} is live for everybody: there is nothing to try.`,
  },
  disable: {
    reasonMissing: 'Say with --reason what people are to be told.',
    reasonTooLong: (longest: number) => `The reason people are told has at most ${longest} characters.`,
  },
  owners: {
    summary: 'Writes .github/CODEOWNERS from the owners that the manifests name.',
    checkHelp: 'writes nothing and ends with 1 when the file is not as it should be',
    current: '.github/CODEOWNERS is as the manifests say.',
    stale: `.github/CODEOWNERS is not as the manifests say: ${MF} owners writes it.`,
    written: '.github/CODEOWNERS is written.',
  },
  watch: {
    summary:
      'Watches a trial by the reports of browsers, and takes it back when it is worse than the live build.',
    details: [
      'Five faults at least, in more than --rate percent of its loads and in twice as many as of the live build, end the trial; so do page vitals half as slow again.',
      'The owner named in the manifest gets an email through SMTP_URL and MAIL_FROM, or MAIL_DIR. Exit code 3: it was taken back.',
    ],
    minutesHelp: 'how long (else 15)',
    rateHelp: 'the most percent of loads that may have a fault (else 5)',
    urlHelp:
      'address of the dashboard whose reports are read (MF_URL); MF_USER and MF_PASSWORD name a staff account',
    badNumber: (text: string) => `"${text}" is no number that can be used here.`,
    none: (name: string) =>
      `${name} has no build on trial. Start one: ${MF} canary ${name} <build> --percent 5`,
    ended: (name: string, build: string) =>
      `Somebody else changed ${name} while ${build} was on trial: nothing more is done.`,
    healthy: (name: string, build: string, { loads, faults }: Readonly<Record<'loads' | 'faults', number>>) =>
      `${name} ${build} held: ${loads} loads, ${faults} faults. To give it to everybody: ${MF} promote ${name} ${build}`,
    takenBack: (name: string, build: string, why: string) => `${name} ${build} was taken back: ${why}.`,
    noEmail: (name: string) => `The manifest of ${name} names no email address: nobody was written to.`,
    noMailServer: 'Neither SMTP_URL with MAIL_FROM nor MAIL_DIR is set: nobody was written to.',
    emailed: (address: string) => `${address} was written to.`,
    notEmailed: (address: string) => `The email to ${address} was refused.`,
    subject: (name: string, build: string) => `${name} ${build} was taken back`,
    email: ({ name, build, why }: Readonly<Record<'name' | 'build' | 'why', string>>) =>
      `The trial of ${name} ${build} has ended by itself: ${why}.\r\n\r\nEverybody has the live build again. ${MF} reports --remote ${name} --build ${build} lists what browsers reported.`,
  },
  freeze: {
    summary: 'Lets nothing of a remote go live, or with --all nothing at all, until it is ended.',
    details: ['Promotions, trials and starts are refused with the reason. Rollbacks and switches go on.'],
    unfreezeSummary: 'Ends a freeze.',
    allHelp: 'the host and all remotes',
    reasonHelp: 'one sentence for those who want to deliver',
    reasonMissing: 'Say with --reason why nothing may go live.',
    reasonTooLong: (longest: number) => `The reason has at most ${longest} characters.`,
  },
  init: {
    delivered: (names: readonly string[]) => `Delivered for the first time: ${names.join(', ')}`,
    nothing: 'Everything was delivered here before. What is live changes by promote.',
  },
  otherHolder: (holder: string) =>
    `Changes of this token are recorded under the name ${holder}: leave --by out.`,
  serve: {
    summary: 'Takes deliveries over HTTP from those who hold a token, until it is stopped.',
    details: [
      'Teams set MF_STORE to its address and MF_TOKEN to their token, and have no credentials of the store.',
      'What was published, changed or refused is appended to audit.jsonl beside the tokens. Put TLS before it.',
    ],
    portHelp: 'port (else 3300)',
    hostHelp: 'address to listen on (else 127.0.0.1)',
    badPort: (text: string) => `--port takes a number, not "${text}".`,
    ready: (url: string, location: string) => `Deliveries to ${location} are taken at ${url}`,
    stopped: 'Deliveries are not taken any more.',
  },
  token: {
    summary: 'Gives somebody the right to publish and promote some remotes through a delivery server.',
    details: [
      'The token is printed once and kept as a hash. A remote may have several holders. A revoked token ends at once.',
    ],
    tokensHelp: 'file of tokens of the delivery server (MF_TOKENS)',
    holderHelp: 'who holds it: changes are recorded under this name',
    forHelp: 'a remote or host; several times for several',
    forAllHelp: 'everything, and what concerns all remotes',
    mayHelp: 'publish, promote or override; several times for several (else publish and promote)',
    tokensMissing: 'Name the file of tokens with --tokens or MF_TOKENS.',
    holderMissing: (longest: number) => `Name the holder with --holder, in at most ${longest} characters.`,
    packageMissing: 'Name at least one remote with --for, or give everything with --for-all.',
    badPackage: (name: string) => `"${name}" is no name of a remote.`,
    badRight: (word: string, known: readonly string[]) =>
      `There is no right "${word}". Choose of ${known.join(', ')}.`,
    added: (id: string, holder: string) => `Token ${id} of ${holder}, shown this once:`,
    revoked: (id: string, holder: string) => `Token ${id} of ${holder} is revoked.`,
    none: 'There are no tokens.',
    columns: ['id', 'holder', 'for', 'may', 'since', 'revoked'],
  },
  gc: {
    badKeep: (text: string) => `--keep takes how many builds of each remote stay, not "${text}".`,
    nothing: (kept: number) =>
      `Nothing to drop: all ${kept} builds are live, may be in open tabs, or are among the last.`,
    dropped: (name: string, build: string) => `Dropped ${name} ${build}`,
    kept: (kept: number) => `${kept} builds stay.`,
  },
  status: {
    empty: 'Nothing was delivered here yet.',
    revision: (revision: number, what: string) => `Revision ${revision}, ${what}`,
    columns: ['', 'owner', 'live', 'since', 'by', 'fallback', 'on trial', 'switched off', 'frozen'],
    overridden: (why: string, count: number) =>
      `went past ${count === 1 ? '1 finding' : `${count} findings`}: ${why}`,
  },
  doctor: {
    healthy: (files: number) => `All is well: ${files} files are there as they were built.`,
    repaired: 'current.json and index.html follow the newest revision.',
    faults: (count: number) => (count === 1 ? 'One thing is to be done.' : `${count} things are to be done.`),
    unfitTodo: (name: string) => `Promote a build of ${name} that fits, or roll it back.`,
  },
};
