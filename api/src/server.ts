import { readEnvironment } from './config';
import { failureSentence } from './logging/failureSentence';
import { startApi } from './start';

// Node prints an uncaught error with all its fields, e.g. the parameters of a query.
process.on('uncaughtException', fail);
void main();

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
  process.stderr.write(`${failureSentence(error)}\n`);
  process.exit(1);
}
