import { bmiContract } from '@formline/shared/contracts/calculators/bmi';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { clickOutside } from '@formline/shared/testing/clickOutside';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, waitFor } from '@testing-library/react';
import { theClient } from '../../testing/openCalculator';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { bmiTexts } from './bmi/bmi.texts';
import { calculatorsTexts } from './calculators.texts';
import { LazyCalculatorDialog } from './LazyCalculatorDialog';
import { markIntroSeen } from './seenIntros';

const handleClose = jest.fn();

/** Elements get a width, because focus skips invisible ones and jsdom has no layout. */
beforeEach(() => {
  handleClose.mockClear();
  localStorage.clear();
  makeElementsVisible();
});

async function openBmi(person: Parameters<typeof LazyCalculatorDialog>[0]['person'] = theClient) {
  const api = fakeApi();
  await signInAs(api, buildCurrentUser());
  api.answer(bmiContract.readCurrent, null);
  api.answer(bmiContract.listHistory, { history: [], nextPage: null });
  return renderRoute(<LazyCalculatorDialog kind="bmi" person={person} onClose={handleClose} />, {
    path: '/',
  });
}

it('introduces itself once in a browser, then opens directly', async () => {
  const first = await openBmi();
  expect(await screen.findByText(bmiTexts.intro.lead)).toBeVisible();
  await first.user.click(screen.getByRole('button', { name: calculatorsTexts.start }));
  expect(await screen.findByLabelText('Weight (lb)')).toBeVisible();
  first.unmount();
  await openBmi();
  expect(await screen.findByLabelText('Weight (lb)')).toBeVisible();
  expect(screen.queryByText(bmiTexts.intro.lead)).not.toBeInTheDocument();
});

it('puts the keyboard into its first field once it is there', async () => {
  const { user } = await openBmi();
  await waitFor(() => expect(screen.getByRole('button', { name: calculatorsTexts.start })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Weight (lb)')).toHaveFocus());
});

it('has the keyboard in its first field when it opens without the intro', async () => {
  markIntroSeen('bmi');
  await openBmi();
  await waitFor(() => expect(screen.getByLabelText('Weight (lb)')).toHaveFocus());
});

it('closes by a click outside until something was typed', async () => {
  markIntroSeen('bmi');
  const { user } = await openBmi();
  await screen.findByLabelText('Weight (lb)');
  await clickOutside();
  expect(handleClose).toHaveBeenCalledTimes(1);
  await user.type(screen.getByLabelText('Weight (lb)'), '7');
  await clickOutside();
  expect(handleClose).toHaveBeenCalledTimes(1);
});

it('says for whom it reckons', async () => {
  const { unmount } = await openBmi();
  expect(await screen.findByRole('dialog', { name: 'Body Mass Index For Ava Stone' })).toBeVisible();
  unmount();
  await openBmi(buildCurrentUser());
  expect(await screen.findByRole('dialog', { name: 'Body Mass Index For yourself' })).toBeVisible();
});
