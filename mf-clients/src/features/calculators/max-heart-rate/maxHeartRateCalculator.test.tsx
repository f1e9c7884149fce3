import { maxHeartRateContract } from '@formline/shared/contracts/calculators/maxHeartRate';
import type { Client } from '@formline/shared/contracts/people/users';
import { screen, waitFor, within } from '@testing-library/react';
import { openCalculator, theClient } from '../../../testing/openCalculator';
import { retype } from '../../../testing/retype';
import { calculatorsTexts } from '../calculators.texts';
import { entriesTexts } from '../entries/entries.texts';
import { maxHeartRateTexts as texts } from './maxHeartRate.texts';

const openHeartRate = (person: Client = theClient) =>
  openCalculator({
    kind: 'maxHeartRate',
    person,
    answers: (api) => {
      api.answer(maxHeartRateContract.readCurrent, null);
      api.answer(maxHeartRateContract.listHistory, { history: [], nextPage: null });
    },
  });
const result = () => screen.getByRole('region', { name: calculatorsTexts.result });
const zones = () =>
  within(result())
    .getAllByText(/–\d+ bpm/)
    .map(({ textContent }) => textContent);

it('shows the published zones of the reserve, the formula and ten beats either way', async () => {
  await openHeartRate();
  retype({ 'Age (years)': '40', 'Resting heart rate (bpm)': '60' });
  await waitFor(() =>
    expect(zones()).toEqual(['120–132 bpm', '132–144 bpm', '144–156 bpm', '156–168 bpm', '168–180 bpm']),
  );
  expect(result()).toHaveTextContent('Tanaka et al. 2001: 208 − 0.7 × age');
  expect(result()).toHaveTextContent('170 to 190 bpm');
  expect(result()).toHaveTextContent(texts.ofReserve);
});

it('takes the maximum for the zones without a resting rate', async () => {
  const { user } = await openHeartRate();
  retype({ 'Age (years)': '40' });
  await user.selectOptions(screen.getByLabelText(texts.formula), 'fox');
  await waitFor(() => expect(zones()[0]).toBe('90–108 bpm'));
  expect(result()).toHaveTextContent(texts.ofMaximum);
  expect(screen.getByText(texts.foxNote)).toBeVisible();
});

it('asks for the sex only for the formula of women, and refuses it for men', async () => {
  const { user } = await openHeartRate();
  expect(screen.queryByRole('radiogroup', { name: entriesTexts.sex })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText(texts.formula), 'gulati');
  expect(await screen.findByText('This formula is for women. Please choose another formula.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: entriesTexts.female }));
  retype({ 'Age (years)': '60' });
  await waitFor(() => expect(result()).toHaveTextContent('153.2'));
});

it('guesses no sex for somebody whose profile says Other', async () => {
  const { user, api } = await openHeartRate({ ...theClient, gender: 'OTHER' });
  await user.selectOptions(screen.getByLabelText(texts.formula), 'gulati');
  expect(await screen.findByText(entriesTexts.sexAsked)).toBeVisible();
  expect(result()).toHaveTextContent(calculatorsTexts.noResult);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(entriesTexts.choose)).toBeVisible();
  expect(api.requests(maxHeartRateContract.save)).toHaveLength(0);
});
