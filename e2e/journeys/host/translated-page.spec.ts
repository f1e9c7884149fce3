import { STRONG_PASSWORD } from '../../fixtures/accounts/accounts';
import { newTrainer } from '../../fixtures/accounts/newAccounts';
import { expect, test } from '../../fixtures/test';
import { signInPage } from '../../pages/mf-auth/signInPage';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { workoutEditorPage } from '../../pages/mf-libraries/workoutEditorPage';
import { OWN_WORKOUTS_PATH, workoutLibraryPage } from '../../pages/mf-libraries/workoutLibraryPage';

test.use({ isTranslated: true });

test('a page that the browser translates works, and shows what has changed', async ({ page }) => {
  const { email } = await newTrainer(page.request);
  const login = signInPage(page);
  await login.open();
  await login.signIn(email, STRONG_PASSWORD);
  await expect(clientListPage(page).heading).toBeVisible();
  const workouts = workoutLibraryPage(page);
  await workouts.open(OWN_WORKOUTS_PATH);
  await workouts.create('Workout');
  const editor = workoutEditorPage(page);
  await editor.add.click();
  for (const [index, exercise] of ['Push-Up', 'Cat-Cow'].entries()) {
    await editor.search.fill(exercise);
    await editor.addOne(exercise).click();
    await expect(editor.screen.getByText(`${index + 1} exercise`).first()).toBeVisible();
  }
  await editor.done.click();
  await expect(editor.saved).toBeVisible();
  await expect(page.locator('font')).not.toHaveCount(0);
});
