import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { clientRelations } from '../../../database/schema/clients';

const cards = {
  measurements: clientRelations.visibleMeasures,
  performanceAssessments: clientRelations.visiblePerfAssess,
  ohsa: clientRelations.visibleOhsa,
  nutrition: clientRelations.visibleNutrition,
} as const;

/** A card of the dashboard that shows what is recorded of a client's body. */
export type DashboardCard = keyof typeof cards;

/** Who works with a client: records of the body are the client's, whoever wrote them down. */
export function healthRecordsRepository(db: DatabaseHandle) {
  return {
    /** Whether one of the client's trainers shows the card to the client; without a trainer nobody hides it. */
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
