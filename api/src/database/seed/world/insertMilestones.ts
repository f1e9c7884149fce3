import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database';
import { activities } from '../../schema/activities';
import { clientRelations } from '../../schema/clients';
import { milestones } from '../../schema/milestones';
import { momentOn } from '../calendar';
import type { SeededClient } from './insertClients';

const stepsByTheme: readonly (readonly string[])[] = [
  ['Walk 8,000 steps on five days a week', 'Cook at home four evenings', 'Run two miles without a break'],
  ['First full push-up', 'Hang from the bar for 45 seconds', 'First unassisted pull-up'],
  ['Touch the toes with straight knees', 'Hold a deep squat for two minutes', 'Pain-free overhead reach'],
  [
    'Sleep seven hours on six nights',
    'Take the stairs for a whole week',
    'Twenty flights of stairs in one go',
  ],
];
const EVERY_NTH_HAS_NONE = 4;
const DAYS_BETWEEN_STEPS = 13;

export async function insertMilestones(
  db: DatabaseHandle,
  { trainerId, today }: { readonly trainerId: number; readonly today: string },
  clients: readonly SeededClient[],
): Promise<void> {
  const rows = clients.flatMap(({ id: clientId }, index) => {
    if (index % EVERY_NTH_HAS_NONE === EVERY_NTH_HAS_NONE - 1) return [];
    const steps = stepsByTheme[(index + Math.floor(index / EVERY_NTH_HAS_NONE)) % stepsByTheme.length] ?? [];
    const doneSteps = index % (steps.length + 1);
    return steps.map((name, step) => {
      const isDone = step < doneSteps;
      const daysAgo = (doneSteps - step) * DAYS_BETWEEN_STEPS - (index % 5);
      const completedAt = isDone ? momentOn(addDays(today, -daysAgo), 18) : null;
      const createdAt = momentOn(addDays(today, -60 - (index % 9)), 10);
      return {
        trainerId,
        clientId,
        name,
        ordinal: isDone ? steps.length : step - doneSteps + 1,
        completedAt,
        createdAt,
        updatedAt: completedAt ?? createdAt,
      };
    });
  });
  await db.insert(milestones).values(rows);
  await db.execute(sql`
    insert into ${activities} (trainer_id, client_id, type, subject, club_id, location_id, happened_at)
    select reached.trainer_id, reached.client_id, 'milestone_completed', reached.name,
      relation.club_id, relation.location_id, reached.completed_at
    from ${milestones} reached
    join ${clientRelations} relation
      on relation.trainer_id = reached.trainer_id and relation.client_id = reached.client_id
    where reached.trainer_id = ${trainerId} and reached.completed_at is not null
    order by reached.completed_at, reached.id`);
}
