import { requestOwnPasswordReset } from '@formline/shared/contracts/accounts/passwordReset';
import { updateTrainer, updateUnitPreference } from '@formline/shared/contracts/people/profiles';
import { isWorkUnsaved } from '@formline/shared/routing';
import { selectClubProfile } from '@formline/shared/session';
import { buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { act, screen, waitFor } from '@testing-library/react';
import { TrainerAccountSlot } from '../../routes/TrainerAccountSlot';
import { accountTexts, resetPasswordTexts, unitsTexts } from './accountSettings.texts';

const club = buildClubProfile();
const trainer = buildCurrentUser({ phone_number: '3125550120', club_connect_user: [club] });
const handleClose = jest.fn();

let api: FakeApi;
beforeEach(() => {
  makeElementsVisible();
  handleClose.mockClear();
  api = fakeApi();
});

async function openAccount({ isManager = false } = {}) {
  await signInAs(api, trainer, { isManager });
  act(() => selectClubProfile(null));
  const rendered = renderRoute(<TrainerAccountSlot onClose={handleClose} />, { path: '/' });
  await screen.findByRole('dialog', { name: 'Tara Quill' });
  return rendered;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('shows who one is and what can be managed', async () => {
  await openAccount();
  expect(screen.getByText('(312) 555-0120')).toBeVisible();
  expect(screen.getByText('tara@formline.test')).toBeVisible();
  expect(screen.getByRole('heading', { name: accountTexts.manage })).toBeVisible();
  expect(button(/Measurement Units/)).toHaveTextContent('Feet and Inches, Pounds');
  expect(screen.getByRole('link', { name: accountTexts.terms })).toHaveAttribute(
    'href',
    '/terms-and-conditions',
  );
  expect(screen.getByRole('link', { name: accountTexts.privacy })).toHaveAttribute('href', '/privacy-policy');
  expect(screen.getByRole('radio', { name: accountTexts.schemes.dark })).toBeVisible();
});

it('closes when one of its links leads away', async () => {
  const { user } = await openAccount();
  await user.click(screen.getByRole('link', { name: accountTexts.terms }));
  expect(handleClose).toHaveBeenCalledTimes(1);
});

it('edits the profile in a panel, which leads back to where it was opened', async () => {
  api.answer(updateTrainer, { ...trainer, last_name: 'Moss', full_name: 'Tara Moss' });
  const { user } = await openAccount();
  await user.click(button(accountTexts.edit));
  const lastName = await screen.findByRole('textbox', { name: 'Last Name' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveFocus());
  await user.clear(lastName);
  await user.type(lastName, 'Moss{Enter}');
  await screen.findByRole('button', { name: 'Saved' });
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Tara Moss' })).toBeVisible();
  await waitFor(() => expect(button(accountTexts.edit)).toHaveFocus());
  expect(handleClose).not.toHaveBeenCalled();
});

it('saves the units and says them at once', async () => {
  api.answer(updateUnitPreference, { unit_height: 'cm', unit_weight: 'kg' });
  const { user } = await openAccount();
  await user.click(button(/Measurement Units/));
  await user.click(await screen.findByRole('radio', { name: 'Centimeters' }));
  await user.click(screen.getByRole('radio', { name: 'Kilograms' }));
  await user.click(button('Save'));
  await screen.findByRole('button', { name: 'Saved' });
  expect(api.requests(updateUnitPreference)[0]?.body).toEqual({ unit_height: 'cm', unit_weight: 'kg' });
  await user.click(screen.getByRole('radio', { name: 'Pounds' }));
  expect(button('Save')).toBeEnabled();
  await user.click(button(unitsTexts.close));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('button', { name: /Measurement Units/ })).toHaveTextContent(
    'Centimeters, Kilograms',
  );
});

it('asks before a reload would lose what was typed, and not when the page behind the dialog changes', async () => {
  const { user, router } = await openAccount();
  await user.click(button(accountTexts.edit));
  const lastName = await screen.findByRole('textbox', { name: 'Last Name' });
  expect(isWorkUnsaved()).toBe(false);
  await user.type(lastName, 's');
  expect(isWorkUnsaved()).toBe(true);
  await act(() => router.navigate('/elsewhere'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.type(lastName, '{Backspace}');
  expect(isWorkUnsaved()).toBe(false);
});

it('says when the units could not be saved, and keeps the choice', async () => {
  api.refuse(updateUnitPreference, 500);
  const { user } = await openAccount();
  await user.click(button(/Measurement Units/));
  await user.click(await screen.findByRole('radio', { name: 'Centimeters' }));
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent(unitsTexts.failed);
  expect(screen.getByRole('radio', { name: 'Centimeters' })).toBeChecked();
});

it('mails a link for a new password', async () => {
  api.answer(requestOwnPasswordReset, { message: 'Sent' });
  const { user } = await openAccount();
  await user.click(button(accountTexts.edit));
  await user.click(await screen.findByRole('button', { name: resetPasswordTexts.reset }));
  expect(await screen.findByText(resetPasswordTexts.sent('tara@formline.test'))).toBeVisible();
  expect(api.requests(requestOwnPasswordReset)).toHaveLength(1);
});

it('says that no link was mailed, and lets one try again', async () => {
  api.refuse(requestOwnPasswordReset, 500);
  const { user } = await openAccount();
  await user.click(button(accountTexts.edit));
  await user.click(await screen.findByRole('button', { name: resetPasswordTexts.reset }));
  expect(await screen.findByRole('alert')).toHaveTextContent(resetPasswordTexts.failed);
  expect(button(resetPasswordTexts.reset)).toBeEnabled();
});

it('offers the calculators, one of which takes its place', async () => {
  const { user } = await openAccount();
  await user.click(button('Calculators'));
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Body Weight Planner',
    'One Rep-Max',
    'Body Mass Index',
    'Max Heart Rate',
    'Body Fat',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Max Heart Rate' }));
  expect(await screen.findByRole('dialog', { name: /Max Heart Rate/ })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await user.click(button('Close'));
  expect(handleClose).toHaveBeenCalledTimes(1);
});

it('offers no planner in a club', async () => {
  const { user } = await openAccount();
  act(() => selectClubProfile(club));
  await user.click(button('Calculators'));
  expect(await screen.findByRole('menuitem', { name: 'Body Fat' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Body Weight Planner' })).not.toBeInTheDocument();
});

it('lets a manager look and change nothing', async () => {
  await openAccount({ isManager: true });
  expect(screen.getByText('Feet and Inches, Pounds')).toBeVisible();
  expect(screen.queryByRole('button', { name: accountTexts.edit })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Measurement Units/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /picture/ })).not.toBeInTheDocument();
});
