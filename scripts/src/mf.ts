/** `pnpm mf <command>`: delivers builds of remotes and of the host, one at a time, to a folder or a bucket. */
import type { Commands, SmokeTest } from '@formline/tooling/mf/Command';
import { commands } from '@formline/tooling/mf/commands';
import { runMf } from '@formline/tooling/mf/runMf';

/** They need the rest of this workspace: its template, the API's email or a browser. */
const ofWorkspace: Commands = {
  new: async () => (await import('./mf/newRemote')).newRemote,
  pack: async () => (await import('./mf/pack')).pack,
  owners: async () => (await import('./mf/owners')).owners,
  watch: async () => (await import('./mf/watch')).watch,
};

const smokeTest: SmokeTest = async (call, build) =>
  (await import('./mf/smokeFindings')).smokeTest(call, build);

const program = { commands: { ...ofWorkspace, ...commands }, smokeTest };
process.exitCode = await runMf(process.argv.slice(2), process.env, program);
