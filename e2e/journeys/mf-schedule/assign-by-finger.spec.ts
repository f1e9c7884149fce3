import type { APIRequestContext } from '@playwright/test';
import { createCompoundRoutine } from '@formline/shared/contracts/library/compoundRoutines';
import { findExercises } from '@formline/shared/contracts/library/exercises';
import type { Api } from '../../fixtures/accounts/Api';
import { callAs } from '../../fixtures/accounts/callAs';
import { dayAfter, monthOf, todayIn } from '../../fixtures/accounts/dates';
import { dragByFinger, pointOn } from '../../fixtures/browser/dragging';
import { newClientOfSignedIn } from '../../fixtures/accounts/clients';
import { expect, test } from '../../fixtures/test';
import { assignExercisesPage, assignExercisesPath } from '../../pages/mf-schedule/assignExercisesPage';
import { assignProgramPage, assignProgramPath } from '../../pages/mf-schedule/assignProgramPage';
import { assignWorkoutPage } from '../../pages/mf-schedule/assignWorkoutPage';
import { calendarPage } from '../../pages/mf-schedule/calendarPage';

test.use({ hasTouch: true });

async function makeRoutines(request: APIRequestContext, api: Api) {
  const as = { request, api };
  const { exercises } = await callAs(as, findExercises, { query: { size: 2 } });
  const [first, second] = exercises;
  if (!first || !second) throw new Error('The provider has too few exercises.');
  const placed = exercises.map(({ id }, ordinal) => ({ exercise_id: id, ordinal }));
  const make = (body: object) => callAs(as, createCompoundRoutine, { body: { ...body, exercises: placed } });
  await make({ title: 'Push and pull', routine_type: 'super_set', reps: 8 });
  await make({ title: 'Finisher', routine_type: 'circuit', reps: 4, rest: 30 });
  return first;
}

test(
  'a superset and a circuit are chosen, looked at, put in order and scheduled',
  { tag: '@full' },
  async ({ page, context, request }) => {
    const { client, api } = await newClientOfSignedIn(context, request);
    const exercise = await makeRoutines(request, api);
    const flow = assignExercisesPage(page);
    const { superset, circuit } = flow;
    await page.goto(assignExercisesPath({ client }));
    await flow.row('Finisher').tap();
    await flow.row('Push and pull').tap();
    await expect(flow.chosen).toHaveText([/^Finisher/, /^Push and pull/]);
    await flow.next.tap();
    await flow.placed('Push and pull').tap();
    await expect(superset).toContainText('Push and pull');
    await expect(superset.getByRole('textbox')).toHaveCount(0);
    await superset.getByRole('button', { name: `Show ${exercise.name}` }).tap();
    await expect(page).toHaveURL(/view=superSetExerciseDetails/);
    await expect(superset).toBeHidden();
    await page.goBack();
    await expect(superset).toBeVisible();
    await flow.placed('Finisher').tap();
    await expect(circuit).toContainText('00:30');
    await expect(circuit.getByRole('textbox')).toHaveCount(0);
    const drag = await dragByFinger(page, await pointOn(flow.handle('Push and pull')));
    await drag.to(await pointOn(flow.warmUp.first(), { y: -8 }));
    await drag.drop();
    await expect(flow.warmUp).toHaveText([/^Push and pull/, /^Finisher/]);
    const today = await todayIn(page);
    await flow.next.tap();
    await flow.schedule.tap();
    await expect(calendarPage(page).selectedDay).toHaveAttribute('data-date', today);
    const [made] = await api.listWorkouts(client.id, monthOf(today));
    const { sections } = await api.readWorkout(made?.workout_id ?? 0);
    expect(sections.flatMap(({ exercises }) => exercises)).toMatchObject([
      { title: 'Push and pull', routine_type: 'super_set', reps: 8 },
      { title: 'Finisher', routine_type: 'circuit', reps: 4, rest: 30 },
    ]);
  },
);

test(
  'a program is scheduled, and a workout once an exercise of it is swapped',
  { tag: '@full' },
  async ({ page, context, request }) => {
    const { client, api } = await newClientOfSignedIn(context, request);
    const start = dayAfter(await todayIn(page), 3);
    const programs = assignProgramPage(page);
    await page.goto(`${assignProgramPath(client, 'formline-programs')}&date=${start}`);
    await programs.row('First Four Weeks').tap();
    await expect(programs.name).toHaveValue('First Four Weeks');
    await programs.schedule.tap();
    await programs.confirm.tap();
    await expect(calendarPage(page).selectedDay).toHaveAttribute('data-date', start);

    const workouts = assignWorkoutPage(page);
    await workouts.open('/clients/my-clients/noor/dashboard', `clientId=${client.id}&date=${start}`);
    await workouts.tab('Formline Workouts').tap();
    await workouts.row('Beginner Full Body A').tap();
    await workouts.placed('Incline Push-Up').tap();
    await workouts.swapExercise.tap();
    await workouts.choice('Kneeling Push-Up').tap({ force: true });
    await workouts.save.tap();
    await expect(workouts.placed('Kneeling Push-Up')).toBeVisible();
    await workouts.schedule.tap();
    await workouts.confirm.tap();
    await expect(calendarPage(page).selectedDay).toHaveAttribute('data-date', start);
    const onStart = (await api.listWorkouts(client.id, monthOf(start))).filter(
      ({ workout_date }) => workout_date === start,
    );
    expect(onStart.map(({ program_name }) => program_name)).toContain(null);
  },
);
