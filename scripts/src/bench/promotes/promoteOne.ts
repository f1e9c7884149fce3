/**
 * One of many writers: `promoteOne.ts <store> <remote> <build>`. Says `ready`, waits for a line on its input, so that all
 * of them begin at once, and promotes its build.
 */
import { once } from 'node:events';
import { promoteBuild, requirePublished } from '@formline/tooling/delivery/promoteBuild';
import { openStore } from '@formline/tooling/delivery/store/openStore';

const [, , address, name, build] = process.argv;
if (!address || !name || !build) throw new Error('promoteOne.ts <store> <remote> <build>');
const store = await openStore(address, process.env);
const found = await requirePublished(store, name, build);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
await promoteBuild(store, found, {
  by: `writer ${process.pid}`,
  action: `promote ${name} ${build}`,
  overridden: null,
});
process.stdin.unref();
