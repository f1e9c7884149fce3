/**
 * One of many writers: `promoteOne.ts <store> <remote> <build>`. Says `ready`, waits for a line on its input, so that all
 * of them begin at once, and promotes its build.
 */
import { once } from 'node:events';
import { openStore } from '@formline/tooling/delivery/store/openStore';
import { exitCodes } from '../../mf/Command';
import { promote } from '../../mf/promote';

const [, , address, name, build] = process.argv;
if (!address || !name || !build) throw new Error('promoteOne.ts <store> <remote> <build>');
const store = await openStore(address, process.env);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const { exitCode, lines: output } = await promote.run({
  words: [name, build],
  text: () => null,
  texts: () => [],
  has: () => false,
  store,
  isDryRun: false,
  by: `writer ${process.pid}`,
});
process.exitCode = exitCode ?? exitCodes.done;
if (exitCode) process.stderr.write(`${output.join('\n')}\n`);
process.stdin.unref();
