/** Loaded into a server's process: writes its memory and the delay of its event loop to `PROCESS_REPORT`, a line each `PROCESS_REPORT_MS`. */
import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const { PROCESS_REPORT = '', PROCESS_REPORT_MS = '60000' } = process.env;
const MEGABYTE = 1_048_576;
const NANOSECONDS_PER_MS = 1_000_000;
const RESOLUTION_MS = 10;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
// The histogram counts from one tick of its timer to the next, so that the resolution is part of each value.
const lag = (nanoseconds) => Math.max(0, nanoseconds / NANOSECONDS_PER_MS - RESOLUTION_MS);
setInterval(() => {
  const { rss, heapUsed } = process.memoryUsage();
  const line = {
    rssMb: rss / MEGABYTE,
    heapMb: heapUsed / MEGABYTE,
    lagP50Ms: lag(delay.percentile(50)),
    lagP99Ms: lag(delay.percentile(99)),
    lagMaxMs: lag(delay.max),
  };
  delay.reset();
  appendFileSync(PROCESS_REPORT, `${JSON.stringify(line)}\n`);
}, Number(PROCESS_REPORT_MS)).unref();
