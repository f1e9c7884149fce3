import type { WeekChange } from '@formline/shared/contracts/library/weekChanges';
import type { WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { clientRelations } from '../../../database/schema/clients';
import { users } from '../../../database/schema/users';
import { programs, programWorkouts, workouts } from '../../../database/schema/workouts';
import { isInOwnProgram } from '../../library/workouts/workouts.repository';

export interface SourceWorkout {
  readonly workoutId: number;
  readonly name: string;
  readonly daysOfWeek: readonly number[];
  readonly weekChanges: readonly WeekChange[];
}

export function planSourcesRepository(db: DatabaseHandle) {
  const inLibrary = (trainerId: number) =>
    and(
      or(eq(workouts.ownerId, trainerId), isNull(workouts.ownerId)),
      eq(workouts.isScheduleCopy, false),
      or(isNull(workouts.deletedAt), isInOwnProgram(db, trainerId)),
    );

  return {
    /** Row lock: others who schedule for this client, alone or in a group, or remove them wait. */
    async lockClient(trainerId: number, clientId: number, scope: ClubScope) {
      const [client] = await db
        .select({ firstName: users.firstName })
        .from(clientRelations)
        .innerJoin(users, eq(users.id, clientRelations.clientId))
        .where(
          and(
            eq(clientRelations.trainerId, trainerId),
            eq(clientRelations.clientId, clientId),
            scope.club_id === undefined ? undefined : eq(clientRelations.clubId, scope.club_id),
            scope.location_id === undefined ? undefined : eq(clientRelations.locationId, scope.location_id),
          ),
        )
        .for('update', { of: clientRelations });
      return client ?? null;
    },

    async weightUnitOf(trainerId: number): Promise<WeightUnit> {
      const [trainer] = await db
        .select({ unit: users.unitWeight })
        .from(users)
        .where(eq(users.id, trainerId));
      return trainer?.unit === 'kg' ? 'kg' : 'lb';
    },

    async findProgram(trainerId: number, programId: number) {
      const [program] = await db
        .select({
          id: programs.id,
          name: programs.name,
          categoryId: programs.categoryId,
          weekChanges: programs.weekChanges,
        })
        .from(programs)
        .where(
          and(
            eq(programs.id, programId),
            or(eq(programs.ownerId, trainerId), isNull(programs.ownerId)),
            isNull(programs.deletedAt),
          ),
        );
      return program ?? null;
    },

    async listProgramWorkouts(programId: number): Promise<SourceWorkout[]> {
      return db
        .select({
          workoutId: workouts.id,
          name: workouts.name,
          daysOfWeek: programWorkouts.daysOfWeek,
          weekChanges: programWorkouts.weekChanges,
        })
        .from(programWorkouts)
        .innerJoin(workouts, eq(workouts.id, programWorkouts.workoutId))
        .where(eq(programWorkouts.programId, programId))
        .orderBy(asc(programWorkouts.ordinal), asc(programWorkouts.id));
    },

    async listWorkoutNames(
      trainerId: number,
      ids: readonly number[],
      { held, withCopies }: { readonly held: readonly number[]; readonly withCopies: boolean },
    ) {
      const ownCopies = and(eq(workouts.ownerId, trainerId), eq(workouts.isScheduleCopy, true));
      return db
        .select({ id: workouts.id, name: workouts.name })
        .from(workouts)
        .where(
          and(
            inArray(workouts.id, [...ids]),
            or(
              inLibrary(trainerId),
              held.length === 0 ? undefined : inArray(workouts.id, [...held]),
              withCopies ? ownCopies : undefined,
            ),
          ),
        );
    },
  };
}
