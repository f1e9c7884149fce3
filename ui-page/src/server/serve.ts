/** `pnpm ui` serves the kit's page and builds it after each edit. PORT: default a free one. */
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { context } from 'esbuild';
import { buildOptions, outputDir } from './buildOptions';

const HOST = '127.0.0.1';

const page = await context(buildOptions());
mkdirSync(outputDir, { recursive: true });
copyFileSync(path.join(import.meta.dirname, 'index.html'), path.join(outputDir, 'index.html'));
await page.watch();
const { port } = await page.serve({
  servedir: outputDir,
  host: HOST,
  port: Number(process.env['PORT'] ?? 0),
});
const stop = () => void page.dispose().then(() => process.exit());
process.once('SIGINT', stop).once('SIGTERM', stop);
process.stdout.write(`The kit: http://localhost:${port}\n`);
