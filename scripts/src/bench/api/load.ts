import autocannon from 'autocannon';
import { median } from '../median';

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface LoadRun {
  readonly callsPerSecond: number;
  /** Milliseconds of each answer. */
  readonly latencies: readonly number[];
  /** Calls that the server refused because too many were waiting. */
  readonly shed: number;
}

/** Enough to keep the server busy all the time. */
export const CONNECTIONS = 8;

/** How hard the server is driven. */
export interface Drive {
  readonly seconds: number;
  readonly connections: number;
  /** The server may refuse calls because too many are waiting. */
  readonly mayBeShed?: boolean;
}

const SHED = 503;

/** Sends the calls over and over on some connections; an answer other than 200 is a failure of the bench. */
export async function load(
  url: string,
  calls: readonly Call[],
  { seconds, connections, mayBeShed }: Drive,
): Promise<LoadRun> {
  const latencies: number[] = [];
  const requests = calls.map(requestOf);
  let opened = 0;
  const refused = new Map<number, number>();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url,
      connections,
      duration: seconds,
      setupClient: (client) => {
        // Each connection begins elsewhere, so that calls which may be sent once are sent once.
        const from = Math.floor((opened * requests.length) / connections) % requests.length;
        opened += 1;
        client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
      },
    };
    autocannon(options, (error: Error | null, done) => (error ? reject(error) : resolve(done))).on(
      'response',
      (...[, status, , milliseconds]) => {
        if (status === 200) latencies.push(milliseconds);
        else refused.set(status, (refused.get(status) ?? 0) + 1);
      },
    );
  });
  const shed = (mayBeShed && refused.get(SHED)) || 0;
  if (shed > 0) refused.delete(SHED);
  if (refused.size > 0 || result.errors > 0) {
    const counts = [...refused].map(([status, count]) => `${count} times ${status}`).join(', ');
    throw new Error(`${calls[0]?.path ?? ''}: ${counts}; ${result.errors} without an answer.`);
  }
  return { callsPerSecond: latencies.length / result.duration, latencies, shed };
}

/** Sends a call once and answers what came back; an answer other than 200 is a failure of the bench. */
export async function send(url: string, call: Call): Promise<string> {
  const { path, ...request } = requestOf(call);
  const answer = await fetch(`${url}${path}`, request);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}.`);
  return text;
}

const requestOf = ({ method, path, token, body, headers }: Call) => ({
  method,
  path,
  headers: {
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  },
  ...(body === undefined ? {} : { body }),
});

/** Runs that take turns, so that what else the machine does meets them alike. The first round only warms up. */
export async function alternate<Name extends string>(
  runs: Readonly<Record<Name, () => Promise<LoadRun>>>,
  rounds: number,
): Promise<Record<Name, LoadRun[]>> {
  const names = Object.keys(runs).filter((name): name is Name => name in runs);
  const results = new Map<string, LoadRun[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const run = await runs[name]();
      if (round > 0) results.get(name)?.push(run);
    }
  }
  return fromEntries(names, (name) => results.get(name) ?? []);
}

function fromEntries<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value>;
function fromEntries(names: readonly string[], valueOf: (name: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

/** Calls a second, the median of the rounds. */
export const rate = (runs: readonly LoadRun[]): number =>
  median(runs.map(({ callsPerSecond }) => callsPerSecond));

/** Calls a second of one as a share of the other's in the same round: what slows both down for a while leaves it as it is. */
export const shares = (runs: readonly LoadRun[], others: readonly LoadRun[]): number[] =>
  runs.flatMap(({ callsPerSecond }, round) => {
    const other = others[round];
    return other ? [callsPerSecond / other.callsPerSecond] : [];
  });

/** The latency that a share of all answers stayed below, the median of the rounds. */
export const quantile = (runs: readonly LoadRun[], share: number): number =>
  median(
    runs.map(({ latencies }) => {
      const ordered = latencies.toSorted((one, other) => one - other);
      return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
    }),
  );
