import type {
  AssessmentChanges,
  AssessmentName,
  NewAssessments,
} from '@formline/shared/contracts/records/performanceAssessments';
import { assessmentProblem } from '@formline/shared/domain/clients/performanceAssessments';
import type { Clock } from '../../../clock';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { invalidInput, notFound, staleVersion } from '../../../plugins/HttpProblem';
import {
  checkDayOfRecord,
  MOST_RECORDS,
  type RecordRef,
  tellTrainers,
} from '../healthRecords/healthRecords.service';
import {
  type AssessmentChange,
  type AssessmentRow,
  performanceAssessmentsRepository,
} from './performanceAssessments.repository';
import { recordsTexts as texts } from '../records.texts';

interface ServiceContext {
  readonly db: Transaction;
  readonly clock: Clock;
}

export const assessmentsOf = (db: DatabaseHandle, clientId: number): Promise<AssessmentRow[]> =>
  performanceAssessmentsRepository(db).list(clientId, MOST_RECORDS);

export function performanceAssessmentsService({ db, clock }: ServiceContext) {
  return {
    async record(
      { clientId, actorId }: RecordRef,
      { date, assessments }: NewAssessments,
    ): Promise<AssessmentRow[]> {
      checkDayOfRecord('date', date, clock);
      if (new Set(assessments.map(({ name }) => name)).size !== assessments.length) {
        throw invalidInput(texts.assessments.nameTwice);
      }
      for (const { name, value } of assessments) checkValue(name, value);
      const createdAt = clock.now();
      const saved = await performanceAssessmentsRepository(db).insert(
        assessments.map(({ name, value }) => ({
          clientId,
          recordedBy: actorId,
          name,
          date,
          value,
          createdAt,
        })),
      );
      await tellTrainers(db, {
        clientId,
        type: 'performance_assessment_recorded',
        day: date,
        count: saved.length,
        happenedAt: createdAt,
      });
      return saved;
    },

    async update(clientId: number, { assessments }: AssessmentChanges): Promise<AssessmentRow[]> {
      const ids = assessments.map(({ id }) => id);
      if (new Set(ids).size !== ids.length) throw invalidInput(texts.assessments.numberTwice);
      return changeAll({ db, clock }, clientId, assessments);
    },

    async delete(clientId: number, id: number): Promise<void> {
      if (!(await performanceAssessmentsRepository(db).delete(clientId, id))) {
        throw notFound(texts.assessments.noSuch);
      }
    },
  };
}

async function changeAll(
  { db, clock }: ServiceContext,
  clientId: number,
  changes: readonly AssessmentChange[],
): Promise<AssessmentRow[]> {
  const repository = performanceAssessmentsRepository(db);
  const names = await repository.findNames(
    clientId,
    changes.map(({ id }) => id),
  );
  const saved: AssessmentRow[] = [];
  for (const change of changes) {
    const name = names.get(change.id);
    if (name === undefined) throw notFound(texts.assessments.noSuch);
    checkValue(name, change.value);
    checkDayOfRecord('date', change.date, clock);
    const row = await repository.update(clientId, change);
    if (!row) throw staleVersion();
    saved.push(row);
  }
  return saved;
}

function checkValue(name: AssessmentName, value: number): void {
  const problem = assessmentProblem(name, value);
  if (problem !== null) throw invalidInput(problem);
}
