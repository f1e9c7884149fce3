import { addDays } from '@formline/shared/domain/dates/calendarDates';
import type { OhsaCompensation } from '@formline/shared/contracts/records/ohsa';
import { roundTo } from '@formline/shared/domain/calculators/measureUnits';
import type { DatabaseHandle } from '../../../database';
import {
  measurements,
  ohsaCorrectiveExercises,
  ohsaResults,
  performanceAssessments,
} from '../../../schema/health';
import { momentOn } from '../../calendar';
import { insertInBatches, insertRows } from '../../insertRows';
import type { ProviderLibrary } from '../../providerLibrary';
import { assessmentsOverTime } from './assessmentsOverTime';
import { bodyOverTime } from './bodyOverTime';
import type { HealthPerson } from './healthPeople';

const RECORDED_AT_HOUR = 8;
const MEASUREMENTS_PER_GIRTHS = 2;

const squats: readonly (readonly [OhsaCompensation[], readonly string[]])[] = [
  [
    ['feet_turn_out', 'knees_move_inward'],
    ['Foam Roll Calves', 'Standing Calf Stretch', 'Side Lunge Adductor Stretch', 'Bird Dog'],
  ],
  [
    ['excessive_forward_lean'],
    ['Foam Roll Calves', 'Bent-Knee Soleus Stretch', 'Kneeling Hip Flexor Stretch', 'Ankle Rock'],
  ],
  [
    ['low_back_arches', 'arms_fall_forward'],
    ['Kneeling Hip Flexor Stretch', 'Lat Stretch on Bench', 'Dead Bug', 'Wall Slide'],
  ],
  [['knees_move_inward'], ['Side Lunge Adductor Stretch', 'Deep Squat Hold', 'Single-Leg Stand']],
  [
    ['heels_rise', 'excessive_forward_lean'],
    ['Foam Roll Calves', 'Standing Calf Stretch', 'Ankle Rock', 'Deep Squat Hold'],
  ],
  [['arms_fall_forward'], ['Foam Roll Upper Back', 'Doorway Chest Stretch', 'Wall Slide']],
];

export async function insertHealthRecords(
  db: DatabaseHandle,
  library: ProviderLibrary,
  { people, today }: { readonly people: readonly HealthPerson[]; readonly today: string },
): Promise<void> {
  const bodies = people.flatMap((person) => measurementRows(person, today));
  await insertInBatches(bodies, (portion) => db.insert(measurements).values(portion).returning());
  const results = people
    .filter(({ index, isLongTerm }) => isLongTerm || index % 5 !== 3)
    .flatMap((person) => assessmentRows(person, today));
  await insertRows(db, performanceAssessments, results);
  await insertSquats(db, library, {
    people: people.filter(({ index, isLongTerm }) => isLongTerm || index % 4 !== 1),
    today,
  });
}

function measurementRows(person: HealthPerson, today: string): (typeof measurements.$inferInsert)[] {
  const bodies = bodyOverTime(person, today);
  return bodies.map(({ date, weight, bodyFat, girths }, position) => {
    const hasFat = person.index % 6 !== 4 || position % 3 === 0;
    const hasGirths = person.isLongTerm && (bodies.length - 1 - position) % MEASUREMENTS_PER_GIRTHS === 0;
    return {
      ...(hasGirths ? girths : {}),
      clientId: person.clientId,
      recordedBy: person.clientId,
      date,
      weight,
      bodyFatPercentage: hasFat ? bodyFat : null,
      leanBodyMassPercentage: hasFat ? roundTo(100 - bodyFat, 1) : null,
      createdAt: momentOn(date, RECORDED_AT_HOUR),
    };
  });
}

const assessmentRows = ({ clientId, ...person }: HealthPerson, today: string) =>
  assessmentsOverTime({ clientId, ...person }, today).map((result) => ({
    ...result,
    clientId,
    recordedBy: clientId,
    createdAt: momentOn(result.date, RECORDED_AT_HOUR),
  }));

async function insertSquats(
  db: DatabaseHandle,
  library: ProviderLibrary,
  { people, today }: { readonly people: readonly HealthPerson[]; readonly today: string },
): Promise<void> {
  const plans = people.map(({ clientId, index }) => {
    const [compensations = [], exercises = []] = squats[index % squats.length] ?? [];
    const assessmentDate = addDays(today, -3 - ((index * 5) % 26));
    return { clientId, compensations, exercises, assessmentDate };
  });
  if (plans.length === 0) return;
  const rows = await db
    .insert(ohsaResults)
    .values(
      plans.map(({ exercises: _exercises, ...plan }) => ({
        ...plan,
        recordedBy: plan.clientId,
        createdAt: momentOn(plan.assessmentDate, RECORDED_AT_HOUR),
      })),
    )
    .returning({ id: ohsaResults.id });
  const links = rows.flatMap(({ id: ohsaResultId }, position) =>
    (plans[position]?.exercises ?? []).map((name, ordinal) => ({
      ohsaResultId,
      exerciseId: library.exercises.get(name),
      ordinal,
    })),
  );
  await db.insert(ohsaCorrectiveExercises).values(links);
}
