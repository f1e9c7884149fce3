import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { clientRelations } from '../../../database/schema/clients';

const cards = {
  measurements: clientRelations.visibleMeasures,
  performanceAssessments: clientRelations.visiblePerfAssess,
  ohsa: clientRelations.visibleOhsa,
  nutrition: clientRelations.visibleNutrition,
} as const;

export type DashboardCard = keyof typeof cards;

/** Body records belong to the client, regardless of the author. */
export function healthRecordsRepository(db: DatabaseHandle) {
  return {
    /** A client without a trainer sees every card. */
    async isShownTo(clientId: number, card: DashboardCard): Promise<boolean> {
      const relations = await db
        .select({ isVisible: cards[card] })
        .from(clientRelations)
        .where(eq(clientRelations.clientId, clientId));
      return relations.length === 0 || relations.some(({ isVisible }) => isVisible);
    },

    async listTrainerIds(clientId: number): Promise<number[]> {
      const relations = await db
        .select({ trainerId: clientRelations.trainerId })
        .from(clientRelations)
        .where(eq(clientRelations.clientId, clientId));
      return relations.map(({ trainerId }) => trainerId);
    },
  };
}
