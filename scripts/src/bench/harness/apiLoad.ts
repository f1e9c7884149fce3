import autocannon from 'autocannon';
import { median, quantile } from './figures';

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly body?: string;
}

export interface LoadRun {
  readonly callsPerSecond: number;
  readonly latencies: readonly number[];
  readonly shed: number;
}

interface LoadOptions {
  readonly seconds: number;
  readonly connections?: number;
  readonly mayBeShed?: boolean;
}

export const CONNECTIONS = 8;
const SHED = 503;

const requestOf = ({ method, path, token, body }: Call) => ({
  method,
  path,
  headers: {
    ...(token !== '' && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  },
  ...(body !== undefined && { body }),
});

/** @throws Error on any status but 200 */
export async function load(url: string, calls: readonly Call[], options: LoadOptions): Promise<LoadRun> {
  const { seconds, connections = CONNECTIONS, mayBeShed = false } = options;
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
  const driven = { url, connections, duration: seconds, setupClient };
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

export async function send(url: string, call: Call | undefined): Promise<string> {
  if (!call) throw new Error('The load data has too few trainers.');
  const { path, ...request } = requestOf(call);
  const answer = await fetch(`${url}${path}`, request);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}.`);
  return answer.text();
}

export class RepeatedLoad {
  readonly #runs: LoadRun[] = [];

  constructor(readonly run: () => Promise<LoadRun>) {}

  async runRound(round: number): Promise<void> {
    const result = await this.run();
    if (round > 0) this.#runs.push(result);
  }

  get rate(): number {
    return median(this.#runs.map(({ callsPerSecond }) => callsPerSecond));
  }

  /** Percentile of the latency, the median of the rounds. */
  latency(share: number): number {
    return median(this.#runs.map(({ latencies }) => quantile(latencies, share)));
  }

  /** Compared within a round, so that a slow machine affects both. */
  shares(others: RepeatedLoad): number[] {
    return this.#runs.map(
      ({ callsPerSecond }, round) => callsPerSecond / (others.#runs[round]?.callsPerSecond ?? Number.NaN),
    );
  }

  get text(): string {
    return `${this.rate.toFixed(0)}/s, ${this.#latencies}`;
  }

  get shedText(): string {
    return `${this.rate.toFixed(0)}/s (${this.#latencies}, ${median(this.#runs.map(({ shed }) => shed))} shed)`;
  }

  get #latencies(): string {
    return `p50 ${this.latency(0.5).toFixed(1)}, p99 ${this.latency(0.99).toFixed(1)} ms`;
  }
}

export async function alternate(loads: readonly RepeatedLoad[], rounds: number): Promise<void> {
  for (let round = 0; round <= rounds; round += 1) {
    for (const one of loads) await one.runRound(round);
  }
}
