import { reportKinds } from '@formline/shared/contracts/platform/clientReports';
import { and, count, eq, gte, inArray, lt, max, sql, sum } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import type { RowRange } from '../../../database/pageOf';
import { clientReportMeasures, clientReports } from '../../../database/schema/clientReports';
import type { CountedReports } from './countedReports';

export interface ReportFilter {
  readonly since: Date;
  readonly remote?: string | undefined;
  readonly build?: string | undefined;
  readonly kind?: (typeof reportKinds)[number] | undefined;
}

const MOST = 1_000_000_000;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The contract's order puts what people were denied first. */
const kindOrder = sql`case ${clientReports.kind} ${sql.join(
  reportKinds.map((kind, index) => sql`when ${kind} then ${index}::int`),
  sql` `,
)} end`;

export function clientReportsRepository(db: DatabaseHandle) {
  return {
    async knownOf(day: Date, fingerprints: readonly string[]): Promise<ReadonlySet<string>> {
      const found = await db
        .select({ fingerprint: clientReports.fingerprint })
        .from(clientReports)
        .where(and(eq(clientReports.day, dayOf(day)), inArray(clientReports.fingerprint, [...fingerprints])));
      return new Set(found.map(({ fingerprint }) => fingerprint));
    },

    async countOf(day: Date): Promise<number> {
      const [found] = await db
        .select({ rows: count() })
        .from(clientReports)
        .where(eq(clientReports.day, dayOf(day)));
      return found?.rows ?? 0;
    },

    async add({ reports, measures }: CountedReports): Promise<void> {
      if (reports.length === 0) return;
      await db
        .insert(clientReports)
        .values(reports)
        .onConflictDoUpdate({
          target: [clientReports.day, clientReports.fingerprint],
          set: {
            count: sql`least(${clientReports.count}, ${MOST}::int) + excluded.count`,
            bad: sql`least(${clientReports.bad}, ${MOST}::int) + excluded.bad`,
            lastSeen: sql`greatest(${clientReports.lastSeen}, excluded.last_seen)`,
            hostBuild: sql`coalesce(excluded.host_build, ${clientReports.hostBuild})`,
            revision: sql`greatest(excluded.revision, ${clientReports.revision})`,
          },
        });
      if (measures.length === 0) return;
      const { day, fingerprint, measure, bucket } = clientReportMeasures;
      await db
        .insert(clientReportMeasures)
        .values(measures)
        .onConflictDoUpdate({
          target: [day, fingerprint, measure, bucket],
          set: { count: sql`least(${clientReportMeasures.count}, ${MOST}::int) + excluded.count` },
        });
    },

    async find({ since, remote, build, kind }: ReportFilter, page: RowRange) {
      const { fingerprint, what, place, source } = clientReports;
      return db
        .select({
          ...{ fingerprint, what, place, source },
          kind: clientReports.kind,
          remote: clientReports.remote,
          build: clientReports.build,
          hostBuild: max(clientReports.hostBuild),
          revision: max(clientReports.revision),
          count: sum(clientReports.count).mapWith(Number),
          bad: sum(clientReports.bad).mapWith(Number),
          firstSeen: sql`min(${clientReports.firstSeen})`.mapWith(clientReports.firstSeen),
          lastSeen: sql`max(${clientReports.lastSeen})`.mapWith(clientReports.lastSeen),
        })
        .from(clientReports)
        .where(
          and(
            gte(clientReports.lastSeen, since),
            remote === undefined ? undefined : eq(clientReports.remote, remote),
            build === undefined ? undefined : eq(clientReports.build, build),
            kind === undefined ? undefined : eq(clientReports.kind, kind),
          ),
        )
        .groupBy(
          fingerprint,
          clientReports.kind,
          clientReports.remote,
          clientReports.build,
          what,
          place,
          source,
        )
        .orderBy(kindOrder, sql`sum(${clientReports.count}) desc`, fingerprint)
        .limit(page.limit)
        .offset(page.offset);
    },

    async measuresOf(fingerprints: readonly string[], since: Date) {
      const { fingerprint, measure, bucket } = clientReportMeasures;
      return db
        .select({ fingerprint, measure, bucket, count: sum(clientReportMeasures.count).mapWith(Number) })
        .from(clientReportMeasures)
        .where(and(inArray(fingerprint, [...fingerprints]), gte(clientReportMeasures.day, dayOf(since))))
        .groupBy(fingerprint, measure, bucket);
    },

    async removeBefore(moment: Date): Promise<void> {
      await db.delete(clientReports).where(lt(clientReports.day, dayOf(moment)));
    },
  };
}
