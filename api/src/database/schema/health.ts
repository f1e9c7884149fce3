import type { OhsaCompensation } from '@formline/shared/contracts/records/ohsa';
import type { AssessmentName } from '@formline/shared/contracts/records/performanceAssessments';
import { isNotNull } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, real, text, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf, rowVersion } from './columns';
import { exercises } from './exercises';
import { userReference, users } from './users';

/** Set while an undo can bring the row back; then it is deleted for good. */
const deletedAt = () => momentOf();
const recordedBy = () => integer().references(() => users.id, { onDelete: 'set null' });

/** Stores inputs and formula, so that a result can be traced later. */
export const calculatorResults = pgTable(
  'calculator_results',
  {
    id: identity(),
    trainerId: userReference(),
    subjectId: userReference(),
    kind: varchar({ length: 20 }).notNull(),
    calculatedOn: date({ mode: 'string' }).notNull(),
    formula: varchar({ length: 60 }).notNull(),
    formulaVersion: integer().notNull(),
    input: jsonb().$type<unknown>().notNull(),
    result: jsonb().$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    // All indexes here are scanned backwards for the newest first.
    index('calculator_results_newest_idx').on(
      table.subjectId,
      table.trainerId,
      table.kind,
      table.calculatedOn,
      table.id,
    ),
  ],
);

/** Weight in pounds; photos are URLs. */
export const measurements = pgTable(
  'measurements',
  {
    id: identity(),
    clientId: userReference(),
    recordedBy: recordedBy(),
    date: date({ mode: 'string' }).notNull(),
    weight: real(),
    bodyFatPercentage: real(),
    leanBodyMassPercentage: real(),
    /** Girths in inches. */
    neck: real(),
    chest: real(),
    waist: real(),
    hips: real(),
    upperArm: real(),
    thigh: real(),
    calf: real(),
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

/** The unit of the value follows from the assessment's name. */
export const performanceAssessments = pgTable(
  'performance_assessments',
  {
    id: identity(),
    clientId: userReference(),
    recordedBy: recordedBy(),
    name: varchar({ length: 40 }).$type<AssessmentName>().notNull(),
    date: date({ mode: 'string' }).notNull(),
    value: real().notNull(),
    version: rowVersion(),
    createdAt: createdAt(),
  },
  (table) => [index('performance_assessments_newest_idx').on(table.clientId, table.date, table.id)],
);

export const ohsaResults = pgTable(
  'ohsa_results',
  {
    id: identity(),
    clientId: userReference(),
    recordedBy: recordedBy(),
    assessmentDate: date({ mode: 'string' }).notNull(),
    compensations: text().array().$type<OhsaCompensation[]>().notNull(),
    version: rowVersion(),
    createdAt: createdAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    index('ohsa_results_newest_idx').on(table.clientId, table.assessmentDate, table.id),
    index('ohsa_results_deleted_idx').on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
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

/** Grams and kilocalories per day, valid from the assignment on. */
export const nutritionRecords = pgTable(
  'nutrition_records',
  {
    id: identity(),
    clientId: userReference(),
    recordedBy: recordedBy(),
    protein: real().notNull(),
    carbohydrates: real().notNull(),
    fat: real().notNull(),
    calories: integer().notNull(),
    assignedTime: momentOf().notNull(),
    calculatorResultId: integer().references(() => calculatorResults.id, { onDelete: 'set null' }),
    version: rowVersion(),
    deletedAt: deletedAt(),
  },
  (table) => [
    index('nutrition_records_newest_idx').on(table.clientId, table.assignedTime, table.id),
    index('nutrition_records_deleted_idx').on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
