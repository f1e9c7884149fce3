import { setTimeout as wait } from 'node:timers/promises';
import * as z from '@formline/shared/contracts/schema';
import { withClient } from '../../load-data/loadData';
import type { ApiBench } from './ApiBench';

export interface QueryPlan {
  readonly query: string;
  readonly scans: readonly Scan[];
  readonly buffers: number;
}

interface Scan {
  readonly kind: string;
  readonly table: string;
  readonly index: string;
  readonly heapFetches: number;
}

const nodeSchema = z.object({
  'Node Type': z.string(),
  'Relation Name': z.withDefault(z.string(), ''),
  'Index Name': z.withDefault(z.string(), ''),
  'Heap Fetches': z.withDefault(z.number(), 0),
  'Shared Hit Blocks': z.withDefault(z.number(), 0),
  'Shared Read Blocks': z.withDefault(z.number(), 0),
  Plans: z.withDefault(z.array(z.unknown()), []),
});
const entrySchema = z.object({ 'Query Text': z.string(), Plan: nodeSchema });

/** Time for PostgreSQL's log to arrive and its sessions to read the new setting. */
const LOG_DELAY_MS = 500;

export async function plansOf({ given }: ApiBench, work: () => Promise<unknown>): Promise<QueryPlan[]> {
  const { postgresUrl, postgresLog } = given;
  const logFrom = (milliseconds: number) =>
    withClient(postgresUrl, async (client) => {
      await client.query(`alter system set auto_explain.log_min_duration = ${milliseconds}`);
      await client.query('select pg_reload_conf()');
      await wait(LOG_DELAY_MS);
    });
  await logFrom(0);
  postgresLog.length = 0;
  await work();
  await wait(LOG_DELAY_MS);
  const logged = [...postgresLog.join('').matchAll(/plan:\s*(\{[\s\S]*?\n\t\})/g)];
  await logFrom(-1);
  return logged.flatMap(([, json = '']) => {
    const { data } = z.safeParse(entrySchema, JSON.parse(json.replace(/\n\t/g, '\n')));
    if (!data) return [];
    const buffers = data.Plan['Shared Hit Blocks'] + data.Plan['Shared Read Blocks'];
    return [{ query: data['Query Text'].replace(/\s+/g, ' ').trim(), scans: scansOf(data.Plan), buffers }];
  });
}

function scansOf(node: unknown): Scan[] {
  const { data } = z.safeParse(nodeSchema, node);
  if (!data) return [];
  const scan = {
    kind: data['Node Type'],
    table: data['Relation Name'],
    index: data['Index Name'],
    heapFetches: data['Heap Fetches'],
  };
  return [...(scan.kind.includes('Scan') ? [scan] : []), ...data.Plans.flatMap(scansOf)];
}
