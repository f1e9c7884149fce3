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
  stepFailed: (command: string) => `Its files are written, but this failed: ${command}`,
  passed: (step: string, seconds: string) => `ok      ${step} (${seconds} s)`,
  failed: (step: string) => `FAILED  ${step}`,
  sound: 'A new remote is sound from its first minute.',
} as const;
