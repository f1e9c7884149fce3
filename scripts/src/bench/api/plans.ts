import { setTimeout as wait } from 'node:timers/promises';
import * as z from '@formline/shared/contracts/schema';
import type { BenchContext } from './benchContext';
import { withClient } from './benchDatabase';

/** How one query was answered. */
export interface QueryPlan {
  readonly query: string;
  readonly scans: readonly Scan[];
  /** Pages touched. */
  readonly buffers: number;
}

export interface Scan {
  /** Such as `Index Only Scan`. */
  readonly kind: string;
  readonly table: string;
  readonly index: string;
  /** Rows an index-only scan had to look up in the table all the same. */
  readonly heapFetches: number;
}

const nodeSchema = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Index Name': z.optional(z.string()),
  'Heap Fetches': z.optional(z.number()),
  'Shared Hit Blocks': z.withDefault(z.number(), 0),
  'Shared Read Blocks': z.withDefault(z.number(), 0),
  Plans: z.withDefault(z.array(z.unknown()), []),
});
const entrySchema = z.object({ 'Query Text': z.string(), Plan: nodeSchema });

/** Enough for the log to arrive here. */
const LOG_DELAY_MS = 500;

/**
 * The plans of every query the server itself sends while something is done, as PostgreSQL carried them out.
 * Sessions learn of the switch when they are next used.
 */
export async function plansOf(
  { postgresUrl, postgresLog }: Pick<BenchContext, 'postgresUrl' | 'postgresLog'>,
  work: () => Promise<unknown>,
): Promise<QueryPlan[]> {
  const tell = (milliseconds: number) =>
    withClient(postgresUrl, async (client) => {
      await client.query(`alter system set auto_explain.log_min_duration = ${milliseconds}`);
      await client.query('select pg_reload_conf()');
      await wait(LOG_DELAY_MS);
    });
  await tell(0);
  postgresLog.length = 0;
  await work();
  await wait(LOG_DELAY_MS);
  const entries = [...postgresLog.join('').matchAll(/plan:\s*(\{[\s\S]*?\n\t\})/g)].map(([, json = '']) =>
    z.safeParse(entrySchema, JSON.parse(json.replace(/\n\t/g, '\n'))),
  );
  await tell(-1);
  return entries.flatMap(({ data }) => (data ? [toPlan(data)] : []));
}

function toPlan(entry: z.output<typeof entrySchema>): QueryPlan {
  const { Plan: plan } = entry;
  return {
    query: entry['Query Text'].replace(/\s+/g, ' ').trim(),
    scans: scansOf(plan),
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
  };
}

function scansOf(node: z.output<typeof nodeSchema>): Scan[] {
  const inner = node.Plans.flatMap((plan) => {
    const child = z.safeParse(nodeSchema, plan).data;
    return child ? scansOf(child) : [];
  });
  const kind = node['Node Type'];
  if (!kind.includes('Scan')) return inner;
  const scan = {
    kind,
    table: node['Relation Name'] ?? '',
    index: node['Index Name'] ?? '',
    heapFetches: node['Heap Fetches'] ?? 0,
  };
  return [scan, ...inner];
}
