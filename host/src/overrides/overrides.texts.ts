export const overridesTexts = {
  label: 'Overrides of this tab',
  badge: (count: number) => (count === 1 ? 'Override' : `${count} overrides`),
  one: (remote: string, build: string) => `${remote} ${build}`,
  more: (count: number) => `and ${count} more`,
  from: (origin: string) => `from ${origin}, unchecked`,
  reset: 'Reset',
  resetLabel: 'Reset overrides: load what is deployed',
  resetWhenFailed: 'Load without overrides',
  refusals: {
    notUnderstood: (request: string) =>
      `The override “${request}” is not understood: write remote@version, remote@build or remote@address.`,
    notAllowed: 'Overrides are open to the staff of Formline only; nothing was changed.',
    noRegistry: 'The override was not used: the list of remotes cannot be read right now.',
    noRemote: (remote: string) => `The override was not used: this site has no remote called ${remote}.`,
    noBuild: (remote: string, wanted: string) =>
      `The override was not used: this site has no build ${wanted} of ${remote}.`,
    noOrigin: (origin: string) =>
      `The override was not used: ${origin} is not an origin this site takes overrides from.`,
    noAnswer: (remote: string, address: string) =>
      `The override was not used: there is no build of ${remote} at ${address}.`,
  },
};
