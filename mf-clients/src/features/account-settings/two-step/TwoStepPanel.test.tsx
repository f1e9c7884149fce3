import {
  beginTwoStep,
  confirmTwoStep,
  readTwoStep,
  turnOffTwoStep,
  type TwoStep,
} from '@formline/shared/contracts/accounts/twoStep';
import { announcedChanges } from '@formline/shared/testing/announcedChanges';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { screen, waitFor } from '@testing-library/react';
import { TrainerAccountSlot } from '../../../routes/TrainerAccountSlot';
import { twoStepTexts as texts } from './twoStep.texts';

const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const setup = { key: KEY, uri: `otpauth://totp/Formline:tara%40formline.test?secret=${KEY}&issuer=Formline` };
const codes = Array.from({ length: 10 }, (_, index) => `k7pq-abcd-efgh-234${index}`);
const OFF: TwoStep = { is_on: false, recovery_codes_left: 0 };

let api: FakeApi;
beforeEach(() => {
  makeElementsVisible();
  api = fakeApi();
  api.answer(readTwoStep, OFF);
});

async function openTwoStep() {
  await signInAs(api);
  const { user } = renderRoute(<TrainerAccountSlot onClose={jest.fn()} />, { path: '/' });
  await user.click(await screen.findByRole('button', { name: texts.title }));
  return user;
}

async function openSetup() {
  api.answer(beginTwoStep, setup);
  const user = await openTwoStep();
  await user.type(await screen.findByLabelText(texts.password), 'Formline1!{Enter}');
  await screen.findByLabelText(texts.code);
  return user;
}

it('says that it is loading', async () => {
  api.hang(readTwoStep);
  await openTwoStep();
  expect(await screen.findByText(texts.loading)).toBeInTheDocument();
});

it('says that it could not be loaded, and loads it on demand', async () => {
  api.refuse(readTwoStep, 500);
  const user = await openTwoStep();
  await waitFor(() => expect(screen.getByText(texts.loadFailed)).toBeVisible());
  api.answer(readTwoStep, OFF);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText(texts.offText)).toBeVisible());
});

it('shows the key as QR code and as text once the password was right', async () => {
  await openSetup();
  expect(api.requests(beginTwoStep)[0]?.body).toEqual({ password: 'Formline1!' });
  expect(screen.getByRole('img', { name: texts.qrCode }).querySelector('path')).toHaveAttribute('d');
  const key = screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
  await waitFor(() => expect(key).toBeVisible());
  const field = screen.getByLabelText(texts.code);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
});

it('tells other tabs that a new key was made', async () => {
  const announced = announcedChanges();
  await openSetup();
  expect(announced).toEqual([['two-step']]);
});

it('says that the password was wrong, and shows no key', async () => {
  api.refuse(beginTwoStep, 400, { key: 'invalid_credentials', message: 'Incorrect email or password.' });
  const user = await openTwoStep();
  await user.type(await screen.findByLabelText(texts.password), 'wrong{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText(texts.password)).toHaveAccessibleDescription(texts.wrongPassword),
  );
  expect(screen.queryByRole('img', { name: texts.qrCode })).not.toBeInTheDocument();
});

it('asks for what is missing', async () => {
  const user = await openTwoStep();
  await user.click(await screen.findByRole('button', { name: texts.setUp }));
  await waitFor(() =>
    expect(screen.getByLabelText(texts.password)).toHaveAccessibleDescription(texts.missingPassword),
  );
  expect(api.requests(beginTwoStep)).toHaveLength(0);
});

it('says that a code was wrong, and keeps the key', async () => {
  const user = await openSetup();
  api.refuse(confirmTwoStep, 400, { key: 'invalid_code', message: 'This code is not right.' });
  await user.type(screen.getByLabelText(texts.code), '000000{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText(texts.code)).toHaveAccessibleDescription(/This code is not right\./),
  );
  expect(screen.getByRole('img', { name: texts.qrCode })).toBeVisible();
});

it('shows the recovery codes once it is on, copies them, and then says how many are left', async () => {
  const user = await openSetup();
  api.answer(confirmTwoStep, { recovery_codes: codes });
  await user.type(screen.getByLabelText(texts.code), '123456{Enter}');
  expect(await screen.findByRole('list', { name: texts.codes })).toHaveTextContent(codes.join(''));
  await user.click(screen.getByRole('button', { name: texts.copy }));
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  api.answer(readTwoStep, { is_on: true, recovery_codes_left: 10 });
  await user.click(screen.getByRole('button', { name: texts.done }));
  await waitFor(() => expect(screen.getByText(texts.onText)).toBeVisible());
  expect(screen.getByText(/10 recovery codes left/)).toBeVisible();
  expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
});

it('is turned off with the password', async () => {
  api.answer(readTwoStep, { is_on: true, recovery_codes_left: 1 });
  api.answer(turnOffTwoStep, OFF);
  const user = await openTwoStep();
  expect(await screen.findByText(/1 recovery code left/)).toBeInTheDocument();
  await user.type(screen.getByLabelText(texts.password), 'Formline1!');
  await user.click(screen.getByRole('button', { name: texts.turnOff }));
  await waitFor(() => expect(screen.getByText(texts.offText)).toBeVisible());
  expect(screen.getByLabelText(texts.password)).toHaveValue('');
});

it('says why it was not turned off', async () => {
  api.answer(readTwoStep, { is_on: true, recovery_codes_left: 10 });
  api.refuse(turnOffTwoStep, 400, { key: 'locked', description: 'Please try again in a minute.' });
  const user = await openTwoStep();
  await user.type(await screen.findByLabelText(texts.password), 'wrong{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText(texts.password)).toHaveAccessibleDescription(
      'Please try again in a minute.',
    ),
  );
});
