import { tmpdir } from 'node:os';
import { ProgramFailure, runProgram } from './runProgram';

const run = (program: string, ...args: string[]) =>
  runProgram({ program, args, folder: tmpdir(), timeoutMs: 20_000 });
const failureOf = (program: string, ...args: string[]): Promise<unknown> =>
  run(program, ...args).catch((error: unknown) => error);

describe('a program', () => {
  it('answers what it printed', async () => {
    expect(await run('echo', 'well')).toBe('well\n');
  });

  it('that ends badly tells what it complained of', async () => {
    const failure = await failureOf('cat', '/nowhere');
    expect(failure).toBeInstanceOf(ProgramFailure);
    expect(String(failure)).toContain('No such file');
  });

  it('that prints without end is ended, and half of what it printed is no answer', async () => {
    const failure = await failureOf('cat', '/dev/zero');
    expect(failure).toBeInstanceOf(ProgramFailure);
    expect(failure).toMatchObject({ isTooLong: true });
  });

  it('that finds the disk full did not fail by what it was given', async () => {
    const failure = await failureOf('dd', 'if=/dev/zero', 'of=/dev/full', 'count=1');
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(ProgramFailure);
  });
});
