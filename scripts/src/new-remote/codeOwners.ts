import { readManifest } from '@formline/tooling/build/readManifest';
import { remoteNames } from '@formline/tooling/workspace';

export const CODE_OWNERS_FILE = '.github/CODEOWNERS';

/** The rest belongs to those who keep the platform. */
const PLATFORM_TEAM = '@formline/platform';

/** A remote's folder and workflow belong to the team of its manifest. */
export async function codeOwners(): Promise<string> {
  const lines = await Promise.all(
    remoteNames.map(async (name) => {
      const team = (await readManifest(name)).owner?.team ?? PLATFORM_TEAM;
      return [`/${name}/ ${team}`, `/.github/workflows/${name}.yml ${team}`];
    }),
  );
  return `# Made from the manifests of the remotes: pnpm mf owners\n${[`* ${PLATFORM_TEAM}`, ...lines.flat()].join('\n')}\n`;
}
