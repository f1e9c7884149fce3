import { alternate, CONNECTIONS, load, RepeatedLoad, send } from '../harness/apiLoad';
import { median } from '../harness/figures';
import { type ApiBench, atLeast, below, callsOf, reads, type Verdict } from './ApiBench';

const LEAST_SHARE = 0.2;
const MOST_P99_PER_P50 = 5;
const MANY_CONNECTIONS = 200;

const lists = { 'exercise search': reads['exercise search'], 'client list': reads['trainer clients'] };

/** Each list beside constant text of the same length with the same authentication. */
export async function benchLists(bench: ApiBench): Promise<Verdict[]> {
  const { large, seconds, rounds, onProgress } = bench.given;
  const api = await bench.startApi();
  const verdicts: Verdict[] = [];
  for (const [name, pathOf] of Object.entries(lists)) {
    const calls = callsOf(large, pathOf);
    const constant = await bench.startConstant(await send(api.url, calls[0]));
    const many = { seconds, connections: MANY_CONNECTIONS, mayBeShed: true };
    const constantOfMany = new RepeatedLoad(() => load(constant.url, calls, many));
    const ofMany = new RepeatedLoad(() => load(api.url, calls, many));
    const constantOfFew = new RepeatedLoad(() => load(constant.url, calls, { seconds }));
    const ofFew = new RepeatedLoad(() => load(api.url, calls, { seconds }));
    await alternate([constantOfMany, ofMany, constantOfFew, ofFew], rounds);
    await constant.close();
    onProgress(
      `${name}: ${MANY_CONNECTIONS} connections ${ofMany.shedText}, constant ${constantOfMany.shedText}; ${CONNECTIONS} connections ${ofFew.shedText}, constant ${constantOfFew.shedText}`,
    );
    const figure = `${name}: calls a second / constant`;
    verdicts.push(
      atLeast(
        `${figure}, ${MANY_CONNECTIONS} connections`,
        median(ofMany.shares(constantOfMany)),
        LEAST_SHARE,
      ),
      atLeast(`${figure}, ${CONNECTIONS} connections`, median(ofFew.shares(constantOfFew)), LEAST_SHARE),
      below(
        `${name}: p99 / p50, ${CONNECTIONS} connections`,
        ofFew.latency(0.99) / ofFew.latency(0.5),
        MOST_P99_PER_P50,
      ),
    );
  }
  await api.close();
  return verdicts;
}
