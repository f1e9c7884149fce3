import { accounts } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { newEmail, newTrainer } from '../fixtures/newAccounts';
import { expectNoSidewaysScroll, REFUSED, screenStates, ZOOMED } from '../fixtures/screenStates';
import { storeToken } from '../fixtures/storedToken';
import { expect, productUrl, test } from '../fixtures/test';
import { addClientPanel } from '../pages/addClientPanel';
import { clientListPage } from '../pages/clientListPage';

test('adding a client: errors, refusal, questions, sent, health, goals, details, 400 %', async ({
  page,
  problems,
}) => {
  problems.allow(REFUSED);
  const trainer = await newTrainer(page.request);
  await storeToken(page.context(), productUrl, trainer.token);
  await clientListPage(page).open();
  const adding = addClientPanel(page);
  const checkStep = async (title: string) => {
    await expect(adding.title(title)).toBeFocused();
    await checkAccessibility(page);
  };
  await adding.open();
  await adding.sendButton.click();
  await expect(adding.email).toHaveAccessibleDescription('Email is required');
  await checkAccessibility(page);
  await adding.invite({ email: accounts.trainer });
  await expect(adding.alert).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await checkStep('Discard this client?');
  await adding.button('Keep editing').click();
  await screenStates.failed(page, '**/api/goals');
  await adding.invite({ email: newEmail('axe') });
  await checkStep('Health comes first');
  await adding.button('I understand').click();
  await expect(adding.button('Try again')).toBeVisible();
  await checkAccessibility(page);
  await page.unrouteAll();
  await adding.button('Try again').click();
  await adding.goal('Move Better').check();
  await checkAccessibility(page);
  await adding.button('Continue').click();
  await checkStep('About Noor');
  await page.setViewportSize(ZOOMED);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});
