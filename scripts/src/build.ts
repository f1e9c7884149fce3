import { buildStale } from '@formline/tooling/build';
import { browserPackages } from '@formline/tooling/workspace';
import { say, startProgress } from './process/progress';

async function build(): Promise<void> {
  const { siteDir, built } = await buildStale({ onProgress: startProgress() });
  say(`Built ${built.length} of ${browserPackages.length} packages into ${siteDir}`);
}

build().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
