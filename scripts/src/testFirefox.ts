/** `pnpm test:firefox`: smoke tests and main journeys in a Firefox of the system. Arguments go to Playwright. */
import { findFirefox } from './process/findBrowser';
import { PlainError } from './process/plainError';
import { runCommand } from './process/runCommand';

try {
  const quoted = process.argv.slice(2).map((argument) => JSON.stringify(argument));
  const command = ['playwright test --config e2e/playwright.firefox.config.ts', ...quoted].join(' ');
  const { isSuccess } = await runCommand(command, { env: { FIREFOX_PATH: findFirefox() }, isLive: true });
  process.exitCode = isSuccess ? 0 : 1;
} catch (error) {
  if (!(error instanceof PlainError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
