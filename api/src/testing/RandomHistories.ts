import { DAYS_OF_WEEK } from '@formline/shared/contracts/scheduling/daysOfWeek';
import { createClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { cancelGroupSchedule, scheduleForGroup } from '@formline/shared/contracts/scheduling/groupSchedules';
import {
  cancelWorkout,
  completeScheduledWorkout,
  deleteSchedule,
  moveScheduledWorkout,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { scheduledWorkouts } from '../database/schema/schedules';
import { buildWorkouts } from './buildLibrary';
import { buildClient, buildTrainer } from './builders';
import type { Caller, TestApp } from './startTestApp';

const STEP_DAYS = 55;
const STEPS = 7;
const GROUP_SIZE = 4;
const COMPLETED_OF_TEN = 7;

/** Repeatable numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Clients of one trainer whose calendars are changed for a year, by the calls a trainer makes: scheduled alone and in
 * groups, moved, completed, cancelled and deleted. Ends in the middle of what was scheduled last.
 */
export class RandomHistories {
  readonly clientIds: number[] = [];
  #workouts: readonly number[] = [];
  readonly #groups: { readonly id: number; schedule: number | null }[] = [];

  private constructor(
    private readonly api: TestApp,
    private readonly trainer: { readonly id: number; readonly email: string },
    private readonly random: () => number,
  ) {}

  static async write(api: TestApp, count: number, seed: number): Promise<RandomHistories> {
    const { db } = api.database;
    const trainer = await buildTrainer(db);
    const histories = new RandomHistories(api, trainer, randomNumbers(seed));
    histories.#workouts = (await buildWorkouts(db, trainer.id, ['Push', 'Pull', 'Legs'])).map(({ id }) => id);
    for (let built = 0; built < count; built += 1) {
      histories.clientIds.push((await buildClient(db, trainer.id)).id);
    }
    await histories.#buildGroups();
    for (let step = 0; step < STEPS; step += 1) await histories.#step(step);
    return histories;
  }

  signIn(): Promise<Caller> {
    return this.api.signInAs(this.trainer.email);
  }

  async #buildGroups(): Promise<void> {
    const caller = await this.signIn();
    for (let from = 0; from + GROUP_SIZE <= this.clientIds.length; from += 2 * GROUP_SIZE) {
      const body = { title: `Group ${from}`, client_user_ids: this.clientIds.slice(from, from + GROUP_SIZE) };
      const { id } = await caller.call(createClientGroup, { body });
      this.#groups.push({ id, schedule: null });
    }
  }

  async #step(step: number): Promise<void> {
    if (step > 0) this.api.clock.advanceSeconds(STEP_DAYS * 86_400);
    const today = this.api.clock.now().toISOString().slice(0, 10);
    const caller = await this.signIn();
    await this.#completeMany(today);
    for (const group of this.#groups) await this.#changeGroup(caller, group, today);
    for (const id of this.clientIds) await this.#changeClient(caller, id, today);
  }

  /** As if each had been completed on its day: a share of what is over, drawn for each workout. */
  async #completeMany(today: string): Promise<void> {
    await this.api.database.db
      .update(scheduledWorkouts)
      .set({ isComplete: true, completedAt: sql`${scheduledWorkouts.date} + interval '18 hours'` })
      .where(
        and(
          eq(scheduledWorkouts.trainerId, this.trainer.id),
          gte(scheduledWorkouts.date, addDays(today, -STEP_DAYS)),
          lt(scheduledWorkouts.date, today),
          sql`abs(hashint4(${scheduledWorkouts.id})) % 10 < ${COMPLETED_OF_TEN}`,
        ),
      );
  }

  async #changeGroup(
    caller: Caller,
    group: { readonly id: number; schedule: number | null },
    today: string,
  ): Promise<void> {
    const params = { id: group.id };
    if (group.schedule !== null && this.#isChance(0.5)) {
      const groupScheduleId = group.schedule;
      await caller.call(cancelGroupSchedule, {
        params: { ...params, groupScheduleId },
        body: { currentDate: today },
      });
      group.schedule = null;
    }
    if (this.#isChance(0.7)) {
      const { id } = await caller.call(scheduleForGroup, { params, body: this.#request(today) });
      group.schedule = id;
    }
  }

  async #changeClient(caller: Caller, id: number, today: string): Promise<void> {
    if (this.#isChance(0.8)) {
      await caller.call(scheduleWorkout, { params: { id }, body: this.#request(today) });
    }
    const ahead = await this.#ahead(id, today);
    const [moved, done, removed] = [this.#pick(ahead), this.#pick(ahead), this.#pick(ahead)];
    if (moved && this.#isChance(0.7)) {
      const body = { date: addDays(today, this.#upTo(45)), oldDate: moved.date, currentDate: today };
      await caller.call(moveScheduledWorkout, { params: { id, scheduledWorkoutId: moved.id }, body });
    }
    if (done && this.#isChance(0.5)) {
      const params = { id, scheduledWorkoutId: done.id };
      await caller.call(completeScheduledWorkout, { params, body: { is_complete: true } });
    }
    // Moving or completing it changed what the removal would name.
    if (!removed || removed.id === moved?.id || removed.id === done?.id) return;
    const { id: scheduledWorkoutId, scheduleId } = removed;
    const scope =
      this.#pick(['day', 'following', 'all', 'cancel', 'none', 'none', 'none'] as const) ?? 'none';
    if (scope === 'none') return;
    if (scope === 'cancel') {
      const body = { scheduleId, userId: id, currentDate: today, scheduledWorkoutId };
      await caller.call(cancelWorkout, { body });
      return;
    }
    const query = { scope, currentDate: today, ...(scope !== 'all' && { scheduledWorkoutId }) };
    await caller.call(deleteSchedule, { params: { id, scheduleId }, query });
  }

  #ahead(clientId: number, today: string) {
    return this.api.database.db
      .select({
        id: scheduledWorkouts.id,
        date: scheduledWorkouts.date,
        scheduleId: scheduledWorkouts.userScheduleId,
      })
      .from(scheduledWorkouts)
      .where(
        and(
          eq(scheduledWorkouts.clientId, clientId),
          gte(scheduledWorkouts.date, today),
          eq(scheduledWorkouts.isComplete, false),
        ),
      )
      .orderBy(asc(scheduledWorkouts.id));
  }

  #request(today: string) {
    const startDate = addDays(today, this.#upTo(12));
    return {
      startDate,
      endDate: addDays(startDate, 7 + this.#upTo(70)),
      currentDate: today,
      programName: `Plan ${this.#upTo(1_000_000)}`,
      workouts: this.#workouts
        .slice(0, 1 + this.#upTo(this.#workouts.length - 1))
        .map((workout_id) => ({ workout_id, days_of_week: [DAYS_OF_WEEK[this.#upTo(6)]] })),
    };
  }

  #isChance(share: number): boolean {
    return this.random() < share;
  }

  #upTo(most: number): number {
    return Math.floor(this.random() * (most + 1));
  }

  #pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.random() * from.length)];
  }
}
