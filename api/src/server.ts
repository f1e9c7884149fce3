import { readEnvironment } from './config';
import { startApi } from './start';

void main();

/** Runs until it is told to stop. */
async function main(): Promise<void> {
  try {
    const settings = readEnvironment(process.env);
    const api = await startApi(settings);
    const stop = (): void => {
      void api.close().then(() => process.exit(0), fail);
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
