import { failureSentence, isSentence } from '@formline/api/failure-sentence';
import { PlainError } from './plainError';
import { say } from './progress';
import { Running } from './running';
import { startTexts } from '../start/start.texts';

/** As a shell reports a program ended by Ctrl-C. */
const EXIT_INTERRUPTED = 130;

const isPlain = (error: unknown): error is Error => error instanceof PlainError || isSentence(error);

/** The first signal stops the parts in order, a second one does not wait. A failure ends with 1. */
export function runProgram(start: (running: Running) => Promise<void>): void {
  const running = new Running();
  let isStopping = false;

  async function stop(exitCode: number): Promise<void> {
    isStopping = true;
    try {
      await running.close();
    } catch (error) {
      process.stderr.write(`${startTexts.notStopped(failureSentence(error))}\n`);
      process.exit(1);
    }
    if (exitCode === 0) say(startTexts.stopped);
    process.exit(exitCode);
  }

  function handleSignal(): void {
    if (isStopping) {
      say(startTexts.stopAgain);
      process.exit(EXIT_INTERRUPTED);
    }
    say(`\n${startTexts.stopping}`);
    void stop(0);
  }

  function handleFailure(error: unknown, wording: (why: string) => string): void {
    if (isStopping) return;
    process.stderr.write(`${isPlain(error) ? error.message : wording(failureSentence(error))}\n`);
    void stop(1);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handleSignal);
  process.on('uncaughtException', (error) => handleFailure(error, startTexts.crashed));
  start(running).catch((error: unknown) => handleFailure(error, startTexts.failed));
}
