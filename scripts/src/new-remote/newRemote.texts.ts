export const newRemoteTexts = {
  badName: (name: string) =>
    `"${name}" is no name for a remote. It begins with mf-, then small letters and digits, in words joined by hyphens: mf-meal-plans`,
  noDryRun:
    'new has no dry run: it writes files of the workspace. Look at scripts/remote-template for what they are.',
  isThere: (name: string) => `There is a folder ${name} already.`,
  written: (name: string, files: number) => `Wrote ${name}: ${files} files.`,
  next: (name: string, word: string) => [
    `See it at /${word}:       npm start`,
    `Work on it:             pnpm dev ${name}`,
    `Test it:                pnpm jest --selectProjects ${name}`,
    'Next:                   docs/remote-teams.md',
  ],
  packSummary: 'Packs what a remote in a repository of its own installs.',
  packDetails: [
    'Three archives for `npm install`, as the sources stand now: contracts (@formline/shared), tools (@formline/tooling) and the host that development uses (@formline/dev-host). They can be published to a registry of packages too.',
  ],
  packed: (files: readonly string[]) => [
    ...files.map((file) => `Packed ${file}`),
    `To use them:            npm install ${files.join(' ')}`,
  ],
  noDryRunOfPack: 'pack has no dry run: it writes three files.',
  standaloneHelp: 'an empty folder outside this workspace, for a remote with a repository of its own',
  notEmpty: (folder: string) => `${folder} is not empty. Name a folder that is, or is not there yet.`,
  writtenAlone: (remote: string, folder: string) =>
    `Wrote ${remote} with a repository of its own into ${folder}.`,
  nextAlone: (remote: string, folder: string) => [
    `Install it:             cd ${folder} && npm install`,
    'Test it:                npm test && npm run types',
    'Work on it:             npm run dev -- --host <address of a dashboard>',
    `Deliver it:             npm run build && npx mf publish ${remote}`,
    'Next:                   README.md there, docs/remote-teams.md here',
  ],
  stepFailed: (command: string) => `Its files are written, but this failed: ${command}`,
  passed: (step: string, seconds: string) => `ok      ${step} (${seconds} s)`,
  failed: (step: string) => `FAILED  ${step}`,
  live: (remote: string, commands: number) =>
    `${remote} is a page of the dashboard, after ${commands} commands in a repository of its own.`,
  edited: 'Seconds until a page shows an edit, under the development server:',
  kept: (seconds: number) => `ok      a half typed dialog stays over an edit, which shows after ${seconds} s`,
  lostState: 'An edit took away what was typed, or reloaded the page.',
  sound: 'A new remote is sound from its first minute.',
} as const;
