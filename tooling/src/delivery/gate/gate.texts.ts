const list = (words: readonly string[]) => words.join(', ');

export const gateTexts = {
  noContract: (builds: readonly string[]) =>
    `No contract lies beside ${list(builds)}, so what they provide and use was not compared. Deploy new builds of them to be sure.`,
  candidateWithoutContract: 'The build carries no contract, so most of it cannot be compared. Build it anew.',
  noLimits:
    'The build does not carry its prefixes and its budget, so its styles and its weight were not compared. Build it anew.',
  liveRemote: (remote: string, text: string) => `${remote} is live and would not work in this host. ${text}`,
  exposes: {
    missing: (expose: string) =>
      `The manifest names ${expose}, but the build does not expose it. Add src/expose/${expose.replace('./', '')}.tsx, or take it out of the manifest.`,
    lostAddress: (path: string) =>
      `Nobody would serve ${path} any more, which the live build does. Keep the route, or redirect it.`,
    caughtAddress: (path: string, from: string, to: string) =>
      `Who opens ${path} would be sent to ${to} by the redirect of ${from}. Add a redirect of its own if people should land elsewhere.`,
    deadEnd: (what: string, path: string) =>
      `${what} leads to ${path}, which no remote serves. Mend the path.`,
    collision: (path: string, owner: string) =>
      `${path} is served by ${owner} already, and only one of both would be shown. Take another address; to move a page, let its old address redirect to the new one.`,
    takenSection: (section: string, owner: string) =>
      `The tab of the section ${section} is that of ${owner}, and the navigation would mark one of both for either page. Name another section.`,
  },
  slots: {
    emptied: (slot: string) =>
      `The slot ${slot} would be empty: the live build fills it and this one does not. Fill it, or have the page that places it go live without it first.`,
    withdrawn: (slot: string) =>
      `The live build places the slot ${slot}, and with this one nobody would, so what fills it would not be shown. Place it, or have its remote go live with retired: true for it first.`,
    taken: (slot: string) =>
      `The slot ${slot} shows one remote and is filled already. To take it over, have the other go live with retired: true for it first.`,
    unplaced: (slot: string) =>
      `The build fills the slot ${slot}, which no live page places. Nobody will see it until one does.`,
    unknown: (slot: string) =>
      `The build fills the slot ${slot}, which contracts/slots.ts does not name. Mend the name in the manifest.`,
  },
  shared: {
    range: (key: string, range: string) =>
      `The build asks for ${key} in ${range}, which is no version range. Mend it in the bundler's list of shared modules.`,
    missing: (key: string, range: string, hosts: readonly string[]) =>
      `The build needs ${key} ${range} from the page, and no ${key} is provided by ${list(hosts)}. Deploy a host that provides it first.`,
    version: (key: string, range: string, hosts: readonly string[]) =>
      `The build needs ${key} ${range}, and it would get ${list(hosts)}. Build against the version that is live, or deploy the host first.`,
    provided: (version: string, host: string) => `${version} from ${host}`,
  },
  doors: {
    missing: (names: readonly string[], entryPoint: string, hosts: readonly string[]) =>
      `The build uses ${list(names)} of ${entryPoint}, which would be undefined in ${list(hosts)}. Deploy a host that offers it first, or do without.`,
  },
  versions: {
    removed: (entryPoint: string, names: readonly string[], version: string) =>
      `The host no longer offers ${list(names)} of ${entryPoint}, and ${version} is no major version after the live one. Give it its next version: pnpm entry-points`,
    added: (entryPoint: string, names: readonly string[], version: string) =>
      `The host offers ${list(names)} of ${entryPoint}, which the live ${version} does not, under the same version. Give it its next one: pnpm entry-points`,
  },
  events: {
    unknown: (event: string, hosts: readonly string[]) =>
      `The bus of ${list(hosts)} does not know the event ${event}, and using it would throw. Deploy a host that knows it first.`,
    silenced: (event: string) =>
      `The live build announces ${event} and this one does not any more, though somebody listens. Let the listener go live without it first.`,
    neverAnnounced: (event: string) =>
      `The build listens to ${event}, which no build that is live announces. It will hear nothing until one does.`,
  },
  api: {
    noAddress:
      'The API was not compared, because its address was not given. Name it with --api <address> or MF_API_URL.',
    unreachable: (address: string, why: string) =>
      `The API could not be asked at ${address}: ${why}. Check the address, or try again when it answers.`,
    range: (range: string, versions: readonly string[]) =>
      `The build needs the API ${range}, and the deployed one answers ${list(versions)}. Deploy the API first.`,
    missing: (endpoints: readonly string[]) =>
      `The deployed API does not know ${list(endpoints)}, and calls to it would fail. Deploy the API first.`,
  },
  resources: {
    differ: (
      endpoint: string,
      own: readonly string[],
      [other, others]: readonly [string, readonly string[]],
    ) =>
      `${endpoint} names the resources ${list(own)}, and in ${other} ${list(others)}. They share no answer of it, and changes in one may not reach the other. Build ${other} again.`,
  },
  names: {
    prefix: (remote: string, other: string, prefix: string) =>
      `${remote} and ${other} both own the names that begin with ${prefix}, and each would style what is the other's. Take another prefix in formline.cssPrefixes of one of them.`,
    global: (remote: string, other: string, name: string) =>
      `${remote} and ${other} both announce themselves as the global variable ${name}, and one would be taken for the other. Build one of them under a name of its own.`,
  },
  css: {
    outside: (selector: string) =>
      `${selector} reaches elements of other remotes and of the host. Begin it with a class of your own.`,
    element: (selector: string) =>
      `${selector} styles the whole page. Put it below a class of your own, or use the theme.`,
    property: (property: string) =>
      `The property ${property} belongs to somebody else and is set. Use one with a prefix of your own, or the theme.`,
    keyframes: (name: string) =>
      `The animation ${name} can replace another one of the same name. Give it a prefix of your own.`,
    import: (what: string) =>
      `${what} is loaded from another origin, which the page's policy refuses. Bring it in the build.`,
    adopted: (file: string) =>
      `${file} puts styles into the page by script (adoptedStyleSheets, insertRule), where they cannot be compared. Bring them in a style file, or use the theme.`,
    unreadable: (why: string) => `The styles cannot be read: ${why}. Mend them.`,
    prefixes: (prefixes: readonly string[]) =>
      `Own prefixes are ${list(prefixes)}; more are named in package.json under formline.cssPrefixes.`,
  },
  size: {
    over: (what: string, size: string, budget: string) =>
      `${what} weighs ${size}, more than its budget of ${budget}. Make it smaller, or raise formline.budget in package.json and say why.`,
    grown: (what: string, size: string, before: string) =>
      `${what} grew by more than a tenth: ${before} are live, ${size} are in this build.`,
    noBudget: (what: string, size: string) =>
      `${what} has no budget. Add one to formline.budget in package.json; it weighs ${size}.`,
  },
  types: {
    none: 'The build carries no types, so they were not compared. Build it anew.',
    untyped: (builds: readonly string[]) =>
      `No types lie beside ${list(builds)}, so they were not compared. Deploy new builds of them to be sure.`,
    broken: (what: string, reason: string, isOfHost: boolean) =>
      `${what} is not what the receiver was compiled against: ${reason}. ${
        isOfHost
          ? 'Build against what is deployed, or deploy the host first.'
          : 'Keep it as it was, or let the receiver go live first.'
      }`,
    unclear: (what: string) =>
      `${what} has changed, and its types depend on how it is called, so they could not be compared. Try it in the deployed host.`,
  },
  where: {
    route: (path: string) => `page ${path}`,
    slot: (slot: string) => `slot ${slot}`,
    tab: (label: string, remote: string) => `tab "${label}" of ${remote}`,
    action: (label: string, remote: string) => `palette entry "${label}" of ${remote}`,
    redirect: (from: string, remote: string) => `redirect of ${from} by ${remote}`,
  },
};
