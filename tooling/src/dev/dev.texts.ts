export const devTexts = {
  ready: (url: string) => `\nOpen ${url} – edits show there. Ctrl-C stops it.`,
  unknownRemote: (name: string, known: readonly string[]) =>
    `There is no remote "${name}". Choose one of ${known.join(', ')}.`,
  portInUse: (port: number) => `Something else uses port ${port}. Choose another one.`,
  devHostMissing: (name: string) =>
    `${name} is not installed, which holds the host for development. Install it as README.md says, or take the deployed host with --deployed-host.`,
  hostUnreachable: (address: string) =>
    `No dashboard answers at ${address}. Start one with npm start, or name another with --host <address>.`,
};
