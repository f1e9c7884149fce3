import { and, arrayContains, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { removeUnusedCopies } from '../../../database/scheduleCopies';
import { attentionSnoozes } from '../../../database/schema/attention';
import { activities } from '../../../database/schema/activities';
import {
  calculatorResults,
  measurements,
  nutritionRecords,
  ohsaResults,
  performanceAssessments,
} from '../../../database/schema/health';
import { loggedWorkouts } from '../../../database/schema/loggedWorkouts';
import { milestones } from '../../../database/schema/milestones';
import { clientNotes, clientTagClients, clientTags } from '../../../database/schema/clients';
import { calendarChanges, userSchedules } from '../../../database/schema/schedules';
import type { ClientOfTrainer } from './clientDataRemovals.repository';

const recordTables = [measurements, performanceAssessments, ohsaResults, nutritionRecords, loggedWorkouts];

export function clientDataRepository(db: DatabaseHandle) {
  return {
    /** Includes the history; what the client or another trainer recorded stays. */
    async removeAll({ trainerId, clientId }: ClientOfTrainer): Promise<void> {
      for (const table of [
        userSchedules,
        milestones,
        activities,
        clientNotes,
        attentionSnoozes,
        calendarChanges,
      ]) {
        await db.delete(table).where(and(eq(table.trainerId, trainerId), eq(table.clientId, clientId)));
      }
      // Changes of their groups hold their calendar too.
      await db
        .delete(calendarChanges)
        .where(
          and(eq(calendarChanges.trainerId, trainerId), arrayContains(calendarChanges.memberIds, [clientId])),
        );
      const tags = db
        .select({ id: clientTags.id })
        .from(clientTags)
        .where(eq(clientTags.trainerId, trainerId));
      await db
        .delete(clientTagClients)
        .where(and(eq(clientTagClients.clientId, clientId), inArray(clientTagClients.tagId, tags)));
      for (const table of recordTables) {
        await db.delete(table).where(and(eq(table.recordedBy, trainerId), eq(table.clientId, clientId)));
      }
      await db
        .delete(calculatorResults)
        .where(and(eq(calculatorResults.trainerId, trainerId), eq(calculatorResults.subjectId, clientId)));
      await removeUnusedCopies(db);
    },
  };
}
