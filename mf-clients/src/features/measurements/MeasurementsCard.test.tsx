import { bodyWeightPlanContract } from '@formline/shared/contracts/calculators/bodyWeightPlan';
import { listMeasurements } from '@formline/shared/contracts/records/measurements';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { fireEvent, screen, within } from '@testing-library/react';
import { buildMeasurement } from '../../testing/healthBuilders';
import { savedPlan } from '../../testing/savedPlan';
import { MeasurementsCard } from './MeasurementsCard';

const june = buildMeasurement({ id: 2, date: '2026-06-01', weight: 142 });
const may = buildMeasurement({
  id: 1,
  date: '2026-05-01',
  weight: 150,
  photos: { front: '/may-front.webp', back: null, side: '/may-side.webp' },
});
const april = buildMeasurement({
  id: 3,
  date: '2026-04-01',
  photos: { front: '/april-front.webp', back: '/april-back.webp', side: null },
});

async function openCard(
  measurements: readonly (typeof june)[],
  {
    unit = 'lb',
    plan = null,
    search = '',
  }: { unit?: 'lb' | 'kg'; plan?: ReturnType<typeof savedPlan> | null; search?: string } = {},
) {
  const api = fakeApi();
  await signInAs(api);
  api.answer(listMeasurements, [...measurements]);
  api.answer(bodyWeightPlanContract.readCurrent, plan);
  const units = { unit_weight: unit, unit_height: unit === 'lb' ? 'in' : 'cm' } as const;
  const card = <MeasurementsCard clientId={11} units={units} canEdit />;
  return { api, ...renderRoute(card, { path: '/', at: `/${search}` }) };
}

const latest = async () => (await screen.findAllByRole('definition')).map((value) => value.textContent);

it('shows the values of the newest measurement, with its date', async () => {
  await openCard([june, may]);
  expect(await latest()).toEqual(['142.0 lb', '20.1%', '79.9%']);
  expect(screen.getByRole('region', { name: 'Measurements' })).toHaveTextContent('6/1/26');
});

it('shows metric weight to a trainer who uses it, and n/a for what was not measured', async () => {
  await openCard([{ ...june, body_fat_percentage: null, lean_body_mass_percentage: 0 }], { unit: 'kg' });
  expect(await latest()).toEqual(['64.4 kg', 'n/a', 'n/a']);
});

it('tells the real values of each measurement in the chart', async () => {
  await openCard([june, may], { search: '?charts=shares' });
  const slider = await screen.findByRole('slider', { name: 'Read values: Last measurements' });
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    '5/1/26: Weight 150.0 lb, Body fat 20.1%, Lean mass 79.9%',
  );
});

it('shows a small chart of real values for each measure, with its change and the planned weight', async () => {
  const girths = { ...june.girths, waist: 32 };
  const plan = savedPlan();
  await openCard(
    [
      { ...june, girths },
      { ...may, lean_body_mass_percentage: 78.3 },
    ],
    {
      search: '?period=all',
      unit: 'kg',
      plan,
    },
  );
  const weight = await screen.findByRole('figure', { name: 'Weight' });
  expect(weight).toHaveTextContent('64.4 kg 6/1/26−3.6 kg over this period');
  expect(await within(weight).findByText('Goal 70.0 kg')).toBeInTheDocument();
  expect(screen.getByRole('figure', { name: 'Body fat' })).toHaveTextContent('No change in this period');
  expect(screen.getByRole('figure', { name: 'Lean mass' })).toHaveTextContent(
    '+1.6 percentage points over this period',
  );
  const waist = screen.getByRole('figure', { name: 'Waist' });
  expect(within(waist).getByRole('slider')).toHaveAttribute('aria-valuetext', '6/1/26: Waist 81.3 cm');
  expect(screen.queryByRole('figure', { name: 'Neck' })).not.toBeInTheDocument();
});

it('says that a period has no values, and keeps period and view in the URL', async () => {
  const { user, router } = await openCard([{ ...june, date: '2020-01-01' }], { search: '?period=month' });
  expect(await screen.findByText('No values in this period')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'All' }));
  expect(screen.getByRole('figure', { name: 'Weight' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Compared' }));
  expect(router.state.location.search).toBe('?period=all&charts=shares');
  expect(screen.getByRole('figure', { name: 'Last measurements' })).toBeInTheDocument();
});

it('lists a long history step by step, from the newest measurement to the first', async () => {
  const dates = Array.from({ length: 1_130 }, (_, index) => addDays('2026-06-01', -index));
  const { user } = await openCard(dates.map((date, index) => ({ ...june, id: index + 1, date })));
  await user.click(await screen.findByRole('button', { name: 'All 1,130 measurements' }));
  const dialog = await screen.findByRole('dialog', { name: 'All measurements' });
  const days = () => within(dialog).getAllByRole('rowheader').length;
  expect(days()).toBe(100);
  await user.click(within(dialog).getByRole('button', { name: 'Show 100 more' }));
  expect(days()).toBe(200);
});

it('shows no photos where there are none', async () => {
  await openCard([june]);
  await latest();
  expect(screen.queryByRole('heading', { name: /^Photos/ })).not.toBeInTheDocument();
});

it('shows the newest photos, and each large in a dialog that goes back in time', async () => {
  const { user } = await openCard([june, may, april]);
  expect(await screen.findByRole('heading', { name: 'Photos, 5/1/26' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'No photo: Back' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Side, 5/1/26: show large' }));
  const dialog = await screen.findByRole('dialog', { name: 'Photos, 5/1/26' });
  expect(within(dialog).getByRole('img', { name: 'Side, 5/1/26' })).toHaveAttribute('src', '/may-side.webp');
  await user.click(within(dialog).getByRole('button', { name: 'Older photos' }));
  expect(within(dialog).getByText('No photo: Side')).toBeInTheDocument();
  await user.click(within(dialog).getByText('Back'));
  expect(within(dialog).getByRole('img', { name: 'Back, 4/1/26' })).toHaveAttribute(
    'src',
    '/april-back.webp',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Older photos' }));
  expect(dialog).toHaveAccessibleName('Photos, 4/1/26');
});

it('says so where a photo cannot be shown', async () => {
  const { container } = await openCard([may]);
  await screen.findByRole('heading', { name: 'Photos, 5/1/26' });
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(screen.getByText('We couldn’t show this photo')).toBeInTheDocument();
});

it('says that nothing is recorded', async () => {
  await openCard([]);
  expect(
    await screen.findByText('No measurements recorded. Please go to the Formline mobile app to record.'),
  ).toBeInTheDocument();
});

it('compares the photos of two days behind a slider', async () => {
  const { user } = await openCard([june, may, april]);
  await user.click(await screen.findByRole('button', { name: 'Front, 5/1/26: show large' }));
  const dialog = await screen.findByRole('dialog', { name: 'Photos, 5/1/26' });
  await user.selectOptions(within(dialog).getByLabelText('Compare with'), '4/1/26');
  const pictures = within(dialog).getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(['Front, 5/1/26', 'Front, 4/1/26']);
  const slider = within(dialog).getByRole('slider', { name: /^Front/ });
  fireEvent.change(slider, { target: { value: '20' } });
  expect(slider).toHaveAttribute('aria-valuetext', '20%');
  await user.click(within(dialog).getByText('Back'));
  expect(within(dialog).queryByLabelText('Compare with')).not.toBeInTheDocument();
});
