import autocannon from 'autocannon';
import { type Call, requestOf } from '../harness/calls';
import { median, quantile, ratioOf } from '../harness/figures';
import { takeTurns } from '../harness/runBench';

interface LoadRun {
  readonly callsPerSecond: number;
  readonly latencies: readonly number[];
  readonly shed: number;
}

interface Load {
  readonly url: string;
  readonly calls: readonly Call[];
  readonly seconds: number;
  readonly connections?: number;
  readonly mayBeShed?: boolean;
}

export const CONNECTIONS = 8;
const SHED = 503;
/** Ten thousand clients on a busy machine take long, and are slow rather than lost. */
const TIMEOUT_SECONDS = 60;

/** @throws Error on any status but 200 */
async function runLoad(load: Load): Promise<LoadRun> {
  const { url, calls, seconds, connections = CONNECTIONS, mayBeShed = false } = load;
  const latencies: number[] = [];
  const requests = calls.map(requestOf);
  const refused = new Map<number, number>();
  let opened = 0;
  // Connections begin at different calls, because some calls may be sent only once.
  const setupClient = (client: autocannon.Client) => {
    const from = Math.floor((opened * requests.length) / connections) % requests.length;
    opened += 1;
    client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
  };
  const driven = { url, connections, duration: seconds, timeout: TIMEOUT_SECONDS, setupClient };
  const { errors, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(driven, (error: Error | null, result) =>
      error ? reject(error) : resolve(result),
    );
    running.on('response', (...[, status, , milliseconds]) => {
      if (status === 200) latencies.push(milliseconds);
      else refused.set(status, (refused.get(status) ?? 0) + 1);
    });
  });
  const shed = mayBeShed ? (refused.get(SHED) ?? 0) : 0;
  if (mayBeShed) refused.delete(SHED);
  if (refused.size > 0 || errors > 0) {
    const counts = [...refused].map(([status, count]) => `${count} times ${status}`).join(', ');
    throw new Error(`${calls[0]?.path ?? ''}: ${counts}; ${errors} without an answer.`);
  }
  return { callsPerSecond: latencies.length / duration, latencies, shed };
}

class LoadRuns {
  constructor(readonly runs: readonly LoadRun[]) {}

  get rates(): number[] {
    return this.runs.map(({ callsPerSecond }) => callsPerSecond);
  }

  /** Percentile of the latency, the median of the rounds. */
  latency(share: number): number {
    return median(this.runs.map(({ latencies }) => quantile(latencies, share)));
  }

  shareOf(others: LoadRuns): number {
    return ratioOf(this.rates, others.rates).value;
  }

  get text(): string {
    const latencies = `p50 ${this.latency(0.5).toFixed(1)}, p99 ${this.latency(0.99).toFixed(1)} ms`;
    const shed = median(this.runs.map((run) => run.shed));
    return `${median(this.rates).toFixed(0)}/s (${latencies}${shed > 0 ? `, ${shed} shed` : ''})`;
  }
}

/** Loads in turns, after a round that is not counted. A function makes the load of each round. */
export async function compareLoads<Name extends string>(
  loads: Readonly<Record<Name, () => Load>>,
  rounds: number,
): Promise<(name: Name) => LoadRuns> {
  await takeTurns(loads, 1, (load: () => Load) => runLoad(load()));
  const runs = await takeTurns(loads, rounds, (load: () => Load) => runLoad(load()));
  return (name) => new LoadRuns(runs(name));
}
