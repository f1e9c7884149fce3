/** `pnpm build [package …]`: builds what is stale and puts it on the site of this workspace. */
import { deliverWorkspace } from '@formline/tooling/delivery/deliverWorkspace';
import { type BrowserPackage, browserPackages } from '@formline/tooling/workspace';
import { PlainError } from './process/plainError';
import { say, startProgress } from './process/progress';

function wantedPackages(words: readonly string[]): readonly BrowserPackage[] {
  if (words.length === 0) return browserPackages;
  return words.map((word) => {
    const known = browserPackages.find((name) => name === word);
    if (known) return known;
    throw new PlainError(`There is no package "${word}" to build. Choose of ${browserPackages.join(', ')}.`);
  });
}

async function build(): Promise<void> {
  const names = wantedPackages(process.argv.slice(2));
  const { siteDir, built } = await deliverWorkspace({ names, onProgress: startProgress() });
  say(`Built ${built.length} of ${names.length} packages into ${siteDir}`);
}

build().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
