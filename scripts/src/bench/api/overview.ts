import { createLoadDatabase } from '../../load-data/loadData';
import { type Call, send } from '../harness/calls';
import { atLeast, atMost, type Verdict } from '../harness/figures';
import { type ApiBench, callsOf, reads } from './ApiBench';
import { compareLoads, CONNECTIONS } from './apiLoad';

/** One trainer's clients, each with a year of history and a month ahead; longer rounds where a call takes longer. */
const SIZES = [
  { name: '300 clients', trainers: 20, clients: 6_000, longer: 2 },
  { name: '10000 clients', trainers: 1, clients: 10_000, longer: 10 },
];
const MONTHS = 13;
const LEAST_SHARE_OF_LIST = 0.5;
const MOST_P99 = 3;
const MOST_TODAY_MS = 300;

const overviewPath = () => '/v2.2/api/users/trainer/clients/overview';
const attentionPath = () => '/v2.2/api/users/trainer/attention';

/** The clients with their figures beside the plain client list, and what the page Today reads. */
export async function benchOverview(bench: ApiBench): Promise<Verdict[]> {
  const { postgresUrl, seconds, rounds, onProgress } = bench.given;
  const verdicts: Verdict[] = [];
  for (const { name, trainers, clients, longer } of SIZES) {
    const database = await createLoadDatabase(postgresUrl, `bench_${clients}`, {
      trainers,
      clients,
      months: MONTHS,
    });
    const api = await bench.startApi(database);
    const load = (calls: readonly Call[]) => () => ({ url: api.url, calls, seconds: longer * seconds });
    const calls = callsOf(database, overviewPath);
    const of = await compareLoads(
      { plain: load(callsOf(database, reads['trainer clients'])), figures: load(calls) },
      rounds,
    );
    const figures = of('figures');
    onProgress(`${name}: with figures ${figures.text}, plain list ${of('plain').text}`);
    verdicts.push(
      atLeast(`${name}: with figures / plain list`, figures.shareOf(of('plain')), LEAST_SHARE_OF_LIST),
      atMost(
        `${name}: p99 / p50, ${CONNECTIONS} connections`,
        figures.latency(0.99) / figures.latency(0.5),
        MOST_P99,
      ),
    );
    if (name === SIZES[0]?.name) {
      const constant = await bench.startConstant(await send(api.url, calls[0]), database);
      const alone = { seconds, connections: 1 };
      const today = await compareLoads(
        {
          constant: () => ({ url: constant.url, calls, ...alone }),
          figures: () => ({ url: api.url, calls, ...alone }),
          attention: () => ({ url: api.url, calls: callsOf(database, attentionPath), ...alone }),
        },
        rounds,
      );
      await constant.close();
      const milliseconds = today('figures').latency(0.5) + today('attention').latency(0.5);
      const ratio = milliseconds / today('constant').latency(0.5);
      onProgress(
        `Today, ${name}: ${milliseconds.toFixed(1)} ms, ${ratio.toFixed(1)} times the constant answer`,
      );
      verdicts.push(atMost(`Today, ${name}: milliseconds of its two reads`, milliseconds, MOST_TODAY_MS));
    }
    await api.close();
  }
  return verdicts;
}
