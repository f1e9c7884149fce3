import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { updateSchedule } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { buildProgram, buildWorkouts } from './buildLibrary';
import { buildClient, buildTrainer } from './builders';
import type { TestApp } from './startTestApp';

/** A trainer with two workouts, Push and Pull, and a program of both: Push on Mondays, Pull on Wednesdays. */
export async function buildPlanner(api: TestApp) {
  const { db } = api.database;
  const { id: trainerId, email: trainerEmail } = await buildTrainer(db);
  const [push, pull] = (await buildWorkouts(db, trainerId, ['Push', 'Pull'])).map(({ id }) => id);
  if (push === undefined || pull === undefined) throw new Error('The workouts were not built.');
  const { id: programId } = await buildProgram(db, trainerId, [
    { workoutId: push, daysOfWeek: [1] },
    { workoutId: pull, daysOfWeek: [3] },
  ]);
  const trainer = await api.signInAs(trainerEmail);

  /** A client with the program from Monday 14 February to 1 March; today is Tuesday the 15th, Monday is history. */
  const planForClient = async () => {
    const { id } = await buildClient(db, trainerId);
    const { id: scheduleId } = await trainer.call(scheduleWorkout, {
      params: { id },
      body: {
        startDate: '2028-02-14',
        endDate: '2028-03-01',
        formlineProgramId: programId,
        currentDate: '2028-02-14',
      },
    });
    const read = () => trainer.call(readSchedule, { params: { id, scheduleId } });
    return {
      id,
      scheduleId,
      read,
      days: async () =>
        (await read()).days.map(({ workout_date, workout_name }) => `${workout_date} ${workout_name}`),
      dayOn: async (date: string) =>
        (await read()).days.find(({ workout_date }) => workout_date === date)?.id ?? 0,
      update: (body: object) => trainer.call(updateSchedule, { params: { id, scheduleId }, body }),
    };
  };

  return { trainer, trainerId, trainerEmail, programId, push, pull, planForClient };
}
