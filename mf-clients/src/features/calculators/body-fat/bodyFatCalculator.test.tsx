import { bodyFatContract } from '@formline/shared/contracts/calculators/bodyFat';
import type { Client } from '@formline/shared/contracts/people/users';
import { screen, waitFor, within } from '@testing-library/react';
import { openCalculator, theClient } from '../../../testing/openCalculator';
import { retype } from '../../../testing/retype';
import { calculatorsTexts } from '../calculators.texts';
import { entriesTexts } from '../entries/entries.texts';
import { bodyFatTexts as texts } from './bodyFat.texts';

const openBodyFat = (person: Client = theClient) =>
  openCalculator({
    kind: 'bodyFat',
    person,
    units: { unit_height: 'cm', unit_weight: 'kg' },
    answers: (api) => {
      api.answer(bodyFatContract.readCurrent, null);
      api.answer(bodyFatContract.listHistory, { history: [], nextPage: null });
      api.refuse(bodyFatContract.save, 400, { message: 'The neck must be smaller than the waist.' });
    },
  });
const result = () => screen.getByRole('region', { name: calculatorsTexts.result });
const tapeOfMan = { 'Height (cm)': '180', 'Neck (cm)': '38', 'Abdomen at the navel (cm)': '85' };

it('gives a man’s worked value by tape, with its band and method', async () => {
  await openBodyFat();
  retype(tapeOfMan);
  await waitFor(() => expect(result()).toHaveTextContent('16.1'));
  expect(result()).toHaveTextContent('US Navy (tape): Hodgdon and Beckett 1984, metric form; Siri 1961');
  expect(within(result()).getByRole('listitem', { current: true })).toHaveTextContent('Fitness');
});

it('measures the hip of women alone', async () => {
  await openBodyFat({ ...theClient, gender: 'FEMALE' });
  retype({
    'Height (cm)': '165',
    'Neck (cm)': '32',
    'Waist at its narrowest (cm)': '70',
    'Hip at its widest (cm)': '95',
  });
  await waitFor(() => expect(result()).toHaveTextContent('24.9'));
});

it('says why tape measures give no result', async () => {
  await openBodyFat();
  retype({ ...tapeOfMan, 'Neck (cm)': '90' });
  expect(await screen.findByText('The neck must be smaller than the waist.')).toBeVisible();
});

it('asks for the folds of the method and gives the worked value', async () => {
  const { user } = await openBodyFat();
  await user.selectOptions(screen.getByLabelText(texts.method), 'jackson_pollock_3');
  retype({ 'Age (years)': '30', 'Chest (mm)': '13', 'Abdomen (mm)': '22', 'Thigh (mm)': '18' });
  await waitFor(() => expect(result()).toHaveTextContent('16.0'));
  await user.selectOptions(screen.getByLabelText(texts.density), 'brozek');
  await waitFor(() => expect(result()).toHaveTextContent(/Brozek 1963/));
  retype({ 'Age (years)': '70' });
  expect(await screen.findByText(texts.warnings.age_outside_sample)).toBeVisible();
});

it('asks which reference to use for somebody whose profile says Other', async () => {
  const { user } = await openBodyFat({ ...theClient, gender: 'OTHER' });
  expect(screen.getByText(entriesTexts.sexAsked)).toBeVisible();
  await user.selectOptions(screen.getByLabelText(texts.method), 'durnin_womersley');
  expect(screen.getByText(texts.chooseSexFirst)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: entriesTexts.female }));
  expect(screen.getByLabelText('Biceps (mm)')).toBeVisible();
});

it('shows fat and lean in the trainer’s unit where the weight is known', async () => {
  await openBodyFat();
  retype(tapeOfMan);
  await waitFor(() => expect(result()).toHaveTextContent('of 69.9 kg'));
  expect(result()).toHaveTextContent('Fat11.3 kg');
});

it('keeps the measures when the save is refused', async () => {
  const { user } = await openBodyFat();
  retype(tapeOfMan);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The neck must be smaller than the waist.');
  expect(screen.getByLabelText('Neck (cm)')).toHaveValue('38');
});
