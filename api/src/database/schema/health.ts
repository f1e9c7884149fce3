import type { OhsaCompensation } from '@formline/shared/contracts/records/ohsa';
import type { AssessmentName } from '@formline/shared/contracts/records/performanceAssessments';
import { date, index, integer, jsonb, pgTable, primaryKey, real, text, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf, rowVersion } from './columns';
import { exercises } from './exercises';
import { users } from './users';

/** Whose body it is. */
const client = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Who wrote it down: the client or a trainer. */
const recordedBy = () => integer().references(() => users.id, { onDelete: 'set null' });

/** What a trainer reckoned for a client or for the own body, with what it was reckoned from and by which formula. */
export const calculatorResults = pgTable(
  'calculator_results',
  {
    id: identity(),
    trainerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subjectId: client(),
    /** The `wireKind` of the calculator's contract. */
    kind: varchar({ length: 20 }).notNull(),
    calculatedOn: date({ mode: 'string' }).notNull(),
    formula: varchar({ length: 60 }).notNull(),
    formulaVersion: integer().notNull(),
    input: jsonb().$type<unknown>().notNull(),
    result: jsonb().$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    // This and the others are read backwards for the newest first.
    index('calculator_results_newest_idx').on(
      table.subjectId,
      table.trainerId,
      table.kind,
      table.calculatedOn,
      table.id,
    ),
  ],
);

/** A client's body on a day. Weight in pounds; photos are addresses. */
export const measurements = pgTable(
  'measurements',
  {
    id: identity(),
    clientId: client(),
    recordedBy: recordedBy(),
    date: date({ mode: 'string' }).notNull(),
    weight: real(),
    bodyFatPercentage: real(),
    leanBodyMassPercentage: real(),
    photoFront: text(),
    photoBack: text(),
    photoSide: text(),
    version: rowVersion(),
    createdAt: createdAt(),
  },
  (table) => [
    index('measurements_newest_idx').on(table.clientId, table.date, table.id),
    index('measurements_photo_front_idx').using('hash', table.photoFront),
    index('measurements_photo_back_idx').using('hash', table.photoBack),
    index('measurements_photo_side_idx').using('hash', table.photoSide),
  ],
);

/** One result of a client in one of the nine assessments; the unit of the value follows from the name. */
export const performanceAssessments = pgTable(
  'performance_assessments',
  {
    id: identity(),
    clientId: client(),
    recordedBy: recordedBy(),
    name: varchar({ length: 40 }).$type<AssessmentName>().notNull(),
    date: date({ mode: 'string' }).notNull(),
    value: real().notNull(),
    version: rowVersion(),
    createdAt: createdAt(),
  },
  (table) => [index('performance_assessments_newest_idx').on(table.clientId, table.date, table.id)],
);

/** What was seen in a client's overhead squat; the muscles follow from the compensations. */
export const ohsaResults = pgTable(
  'ohsa_results',
  {
    id: identity(),
    clientId: client(),
    recordedBy: recordedBy(),
    assessmentDate: date({ mode: 'string' }).notNull(),
    compensations: text().array().$type<OhsaCompensation[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('ohsa_results_newest_idx').on(table.clientId, table.assessmentDate, table.id)],
);

export const ohsaCorrectiveExercises = pgTable(
  'ohsa_corrective_exercises',
  {
    ohsaResultId: integer()
      .notNull()
      .references(() => ohsaResults.id, { onDelete: 'cascade' }),
    exerciseId: integer()
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
    ordinal: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ohsaResultId, table.exerciseId] }),
    index('ohsa_corrective_exercises_exercise_idx').on(table.exerciseId),
  ],
);

/** What a client is to eat in a day, from the moment it was assigned: grams and kilocalories. */
export const nutritionRecords = pgTable(
  'nutrition_records',
  {
    id: identity(),
    clientId: client(),
    recordedBy: recordedBy(),
    protein: real().notNull(),
    carbohydrates: real().notNull(),
    fat: real().notNull(),
    calories: integer().notNull(),
    assignedTime: momentOf().notNull(),
    /** Set when it came with a body weight plan. */
    calculatorResultId: integer().references(() => calculatorResults.id, { onDelete: 'set null' }),
  },
  (table) => [index('nutrition_records_newest_idx').on(table.clientId, table.assignedTime, table.id)],
);
