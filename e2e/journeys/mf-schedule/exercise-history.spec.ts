import { accounts } from '../../fixtures/accounts/accounts';
import type { Api } from '../../fixtures/accounts/Api';
import { clientNamed } from '../../fixtures/accounts/clients';
import { dayAfter, monthOf, todayIn } from '../../fixtures/accounts/dates';
import { checkBothSchemes } from '../../fixtures/browser/checkAccessibility';
import { tabTo } from '../../fixtures/browser/keyboard';
import { expect, test } from '../../fixtures/test';
import { calculatorDialog } from '../../pages/mf-clients/calculatorDialog';
import { chartIn } from '../../pages/mf-clients/clientDashboardPage';
import { exerciseHistoryDialog } from '../../pages/mf-schedule/exerciseHistoryDialog';
import { logPath, logWorkoutPage } from '../../pages/mf-schedule/logWorkoutPage';

/** The newest logged day, and an exercise of it that was done with a weight. */
async function loggedExercise(api: Api, clientId: number, today: string) {
  const months = [monthOf(today), monthOf(dayAfter(today, -31))];
  const days = (await Promise.all(months.map((month) => api.listWorkouts(clientId, month)))).flat();
  const past = days
    .filter(({ workout_date: date, is_complete }) => is_complete && date <= today)
    .sort((one, other) => other.workout_date.localeCompare(one.workout_date));
  for (const { id } of past) {
    const { log } = await api.readWorkoutLog(clientId, id);
    const exercise = log?.exercises.find(({ sets }) => sets.some(({ weight, reps }) => weight && reps));
    if (exercise) return { dayId: id, ...exercise };
  }
  throw new Error('The client has no logged set with a weight.');
}

test('the history of an exercise shows each set with its note, and its best set goes into the calculator', async ({
  page,
  signedInAs,
}) => {
  const api = await signedInAs(accounts.trainer);
  const client = await clientNamed(api, 'Amelia Hart');
  const { dayId, name } = await loggedExercise(api, client.id, await todayIn(page));
  await page.goto(logPath(client, dayId));
  const log = logWorkoutPage(page);
  const { open, line } = log.setNote(name, 1);
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(line).toBeFocused();
  await page.keyboard.type('Left knee hurt');
  await page.keyboard.press('Enter');
  await expect(log.field(name, 2, 'Reps')).toBeFocused();
  await expect(log.saved).toBeVisible();
  await page.reload();
  await expect(line).toHaveValue('Left knee hurt');

  await log.history(name).focus();
  await page.keyboard.press('Enter');
  const history = exerciseHistoryDialog(page, name);
  await expect(history.sets).toContainText('Left knee hurt');
  const best = await history.best.innerText();
  await expect(history.estimate).toContainText(/\d+\.\d to \d+\.\d lb/);
  await expect(chartIn(history.dialog, 'Estimated 1RM over time').figure).toBeVisible();
  await checkBothSchemes(page);
  await tabTo(page, chartIn(history.dialog, 'Estimated 1RM over time').showTable);
  await page.keyboard.press('Enter');
  await checkBothSchemes(page);

  await tabTo(page, history.calculator);
  await page.keyboard.press('Enter');
  const calculator = calculatorDialog(page);
  await calculator.start.click();
  const [, reps = '', weight = ''] = /(\d+) reps? × ([\d.]+) lb/.exec(best) ?? [];
  await expect(calculator.field('Repetitions to failure')).toHaveValue(reps);
  await expect(calculator.field('Load lifted (lb)')).toHaveValue(weight);
  await expect(calculator.field('Exercise')).toHaveValue(name);
  await checkBothSchemes(page);
  await calculator.close();

  await calculator.open('One Rep Max');
  await expect(calculator.field('Load lifted (lb)')).toHaveValue('');
  const option = calculator.takeOver.getByRole('option', { name: `${name}: ${weight} lb × ${reps} on ` });
  await calculator.takeOver.selectOption(await option.getAttribute('value'));
  await expect(calculator.field('Repetitions to failure')).toHaveValue(reps);
});
