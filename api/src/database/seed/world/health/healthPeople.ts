import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { estimatedBodyFat } from '@formline/shared/domain/calculators/body-weight-plan/bodyComposition';
import { toKilograms, toMetres } from '@formline/shared/domain/calculators/measureUnits';
import { ageInYears, type SexReference, sexReferenceOf } from '@formline/shared/domain/calculators/person';
import { asc, eq, isNotNull, and } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database';
import { activityLevels, clientProfiles, clientRelations } from '../../../schema/clients';
import { users } from '../../../schema/users';

export interface HealthPerson {
  readonly clientId: number;
  readonly index: number;
  readonly sex: SexReference;
  readonly age: number;
  readonly heightInches: number;
  readonly weight: number;
  readonly bodyFat: number;
  readonly activityLevelId: number | null;
  readonly coefficient: number;
  readonly startedTrainingAt: string;
  readonly isLongTerm: boolean;
}

const ONE_WITHOUT_RECORDS = 8;
const UNKNOWN_AGE = 38;
const DAYS_OF_A_YEAR = 365;
const DEFAULT_COEFFICIENT = 1.2;

export async function findHealthPeople(
  db: DatabaseHandle,
  { trainerId, today }: { readonly trainerId: number; readonly today: string },
): Promise<HealthPerson[]> {
  const rows = await db
    .select({
      clientId: users.id,
      gender: users.gender,
      birthDate: users.birthDate,
      height: clientProfiles.height,
      weight: clientProfiles.weight,
      activityLevelId: clientProfiles.activityLevelId,
      coefficient: activityLevels.coefficient,
      startedTrainingAt: clientRelations.startedTrainingAt,
    })
    .from(clientRelations)
    .innerJoin(users, eq(users.id, clientRelations.clientId))
    .innerJoin(clientProfiles, eq(clientProfiles.userId, users.id))
    .leftJoin(activityLevels, eq(activityLevels.id, clientProfiles.activityLevelId))
    .where(and(eq(clientRelations.trainerId, trainerId), isNotNull(clientRelations.startedTrainingAt)))
    .orderBy(asc(users.id));
  return rows.flatMap(({ gender, birthDate, height, weight, startedTrainingAt, ...row }, index) => {
    if (height === null || weight === null || startedTrainingAt === null) return [];
    if (index % ONE_WITHOUT_RECORDS === ONE_WITHOUT_RECORDS - 3) return [];
    const sex = sexReferenceOf(gender) ?? 'female';
    const age = birthDate === null ? UNKNOWN_AGE : ageInYears(birthDate, today);
    const body = { sex, age, heightMetres: toMetres(height, 'in'), weightKg: toKilograms(weight, 'lb') };
    return {
      ...row,
      index,
      sex,
      age,
      heightInches: height,
      weight,
      bodyFat: estimatedBodyFat(body),
      coefficient: row.coefficient ?? DEFAULT_COEFFICIENT,
      startedTrainingAt,
      isLongTerm: startedTrainingAt < addDays(today, -DAYS_OF_A_YEAR),
    };
  });
}
