import { addDays } from '@formline/shared/domain/dates/calendarDates';
import type { DatabaseHandle } from '../../../database';
import { calculatorResults, nutritionRecords } from '../../../schema/health';
import { momentOn } from '../../calendar';
import { insertRows } from '../../insertRows';
import { bodyCalculations } from './bodyCalculations';
import { planCalculation } from './planCalculation';
import type { HealthPerson } from './healthPeople';

const CALCULATED_AT_HOUR = 10;

interface CalculationsPlan {
  readonly trainerId: number;
  readonly people: readonly HealthPerson[];
  readonly today: string;
}

export async function insertCalculations(
  db: DatabaseHandle,
  { trainerId, people, today }: CalculationsPlan,
): Promise<void> {
  const rowOf = (clientId: number, calculation: ReturnType<typeof bodyCalculations>[number]) => ({
    ...calculation,
    trainerId,
    subjectId: clientId,
    createdAt: momentOn(calculation.calculatedOn, CALCULATED_AT_HOUR),
  });
  const rows = people.flatMap((person) =>
    bodyCalculations(person, today).map((calculation) => rowOf(person.clientId, calculation)),
  );
  await insertRows(db, calculatorResults, rows);
  const planned = people
    .filter(({ index }) => index % 2 === 0)
    .map((person) => ({ person, plan: planCalculation(person, today) }));
  if (planned.length === 0) return;
  const saved = await db
    .insert(calculatorResults)
    .values(planned.map(({ person, plan }) => rowOf(person.clientId, plan)))
    .returning({ id: calculatorResults.id });
  const eating = planned.map(({ person: { clientId }, plan }, position) => {
    const { protein, carbohydrates, fat, calories_reach_goal: calories } = plan.result;
    return {
      clientId,
      recordedBy: trainerId,
      protein,
      carbohydrates,
      fat,
      calories,
      assignedTime: momentOn(plan.calculatedOn, CALCULATED_AT_HOUR),
      calculatorResultId: saved[position]?.id ?? null,
    };
  });
  const coached = people
    .filter(({ index }) => index % 4 === 1)
    .map(({ clientId, index }) => ({
      clientId,
      recordedBy: trainerId,
      protein: 120 + (index % 5) * 8,
      carbohydrates: 190 + (index % 7) * 12,
      fat: 58 + (index % 4) * 5,
      calories: 1762 + (index % 5) * 32 + (index % 7) * 48 + (index % 4) * 45,
      assignedTime: momentOn(addDays(today, -4 - index), CALCULATED_AT_HOUR),
    }));
  await db.insert(nutritionRecords).values([...eating, ...coached]);
}
