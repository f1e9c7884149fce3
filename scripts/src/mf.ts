/** `pnpm mf <command>`: delivers builds of remotes and of the host, one at a time, to a folder or a bucket. */
import { runMf } from './mf/runMf';

process.exitCode = await runMf(process.argv.slice(2), process.env);
