import { bodyWeightPlanContract } from '@formline/shared/contracts/calculators/bodyWeightPlan';
import { uploadImage } from '@formline/shared/contracts/library/media';
import {
  createMeasurement,
  deleteMeasurement,
  listMeasurements,
  updateMeasurement,
} from '@formline/shared/contracts/records/measurements';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { shortDateText } from '@formline/shared/domain/dates/shortDate';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildMeasurement } from '../../testing/healthBuilders';
import { MeasurementsCard } from './MeasurementsCard';

jest.mock('../../components/picture-crop/drawPicture', () => ({
  drawPicture: async () => new Blob(['part'], { type: 'image/jpeg' }),
}));
/** Mocked, because the library measures the picture and jsdom has no layout. */
jest.mock('../../components/picture-crop/PictureCrop', () => ({
  PictureCrop: ({ onArea }: { readonly onArea: (area: object) => void }) => (
    <button type="button" onClick={() => onArea({ x: 0, y: 0, width: 300, height: 400 })}>
      Crop
    </button>
  ),
}));

/** Today, as the form has it. */
const today = localCalendarDate(new Date());
const june = buildMeasurement({ id: 2, date: '2026-06-01', weight: 142, version: 3 });
const kilograms = { unit_weight: 'kg', unit_height: 'cm' } as const;
let api: FakeApi;

/** Compiling the lazy dialogs takes longer on a busy machine than a test waits for one. */
beforeAll(() => Promise.all([import('./MeasurementDialog'), import('./MeasurementsDialog')]), 120_000);

beforeEach(async () => {
  makeElementsVisible();
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  api = fakeApi();
  await signInAs(api);
});

function openCard(measurements = [june], { canEdit = true } = {}) {
  api.answer(listMeasurements, measurements);
  api.answer(bodyWeightPlanContract.readCurrent, null);
  const card = <MeasurementsCard clientId={11} units={kilograms} canEdit={canEdit} />;
  return renderRoute(card, { path: '/' });
}

async function openForm(measurements = [june]) {
  const page = openCard(measurements);
  await page.user.click(await screen.findByRole('button', { name: 'Record a measurement' }));
  const dialog = await screen.findByRole('dialog', { name: 'Record a measurement' });
  const field = (name: string) => within(dialog).getByLabelText<HTMLInputElement>(name);
  await waitFor(() => expect(field('Weight (kg)')).toHaveFocus());
  const save = () => page.user.click(within(dialog).getByRole('button', { name: 'Save measurement' }));
  return { ...page, dialog, field, save };
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('is recorded today and in the trainer’s units', async () => {
  api.answer(createMeasurement, june);
  const { user, field, save } = await openForm();
  expect(field('Date')).toHaveValue(shortDateText(today));
  expect(field('Weight (kg)')).toHaveAccessibleDescription('Last: 64.4 kg, 6/1/26');
  await user.keyboard('64.1');
  await save();
  await expectClosed();
  const [sent] = api.requests(createMeasurement);
  expect(sent?.body).toMatchObject({ date: today, body_fat_percentage: null });
  expect(sent?.body).toHaveProperty('weight', expect.closeTo(141.316, 2));
});

it('is offered beside the text of an empty card', async () => {
  const { dialog } = await openForm([]);
  expect(within(dialog).getByLabelText('Waist (cm)')).toBeInTheDocument();
  expect(screen.getByText(/No measurements recorded\. Please go to/)).toBeInTheDocument();
});

it('asks about a jump, and saves it when it is right', async () => {
  api.answer(createMeasurement, june);
  const { user, field, save } = await openForm();
  await user.keyboard('30');
  await save();
  const question = await screen.findByRole('alertdialog', { name: 'Is this right?' });
  expect(question).toHaveTextContent('Weight 30.0 kg, after 64.4 kg on 6/1/26');
  await user.click(within(question).getByRole('button', { name: 'Change it' }));
  expect(field('Weight (kg)')).toHaveValue('30');
  expect(api.requests(createMeasurement)).toEqual([]);
  await save();
  await user.click(await screen.findByRole('button', { name: 'Save as typed' }));
  await expectClosed();
  expect(api.requests(createMeasurement)).toHaveLength(1);
});

it('says what is wrong, and sends nothing', async () => {
  const { user, dialog, field, save } = await openForm();
  await save();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'A measurement needs a value or a photo.',
  );
  await user.type(field('Waist (cm)'), '300');
  await save();
  await waitFor(() => expect(field('Waist (cm)')).toHaveFocus());
  expect(field('Waist (cm)')).toHaveAccessibleDescription(/Enter a number from 2.5 to 254\./);
  expect(api.requests(createMeasurement)).toEqual([]);
});

it('keeps what was typed when it cannot be saved', async () => {
  api.refuse(createMeasurement, 500);
  const { user, dialog, field, save } = await openForm();
  await user.keyboard('64');
  await save();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'We couldn’t save the measurement. What you entered is still here. Please try again.',
  );
  expect(field('Weight (kg)')).toHaveValue('64');
  api.answer(createMeasurement, june);
  await save();
  await expectClosed();
});

it('asks before it throws away what was typed', async () => {
  const { user, field } = await openForm();
  await user.keyboard('64{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard this measurement?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(field('Weight (kg)')).toHaveValue('64');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await expectClosed();
});

it('takes a photo from a file, cropped, and sends it again when the first try failed', async () => {
  api.refuse(uploadImage, 503);
  api.answer(createMeasurement, june);
  const { user, dialog, save } = await openForm();
  const chooser = within(dialog).getByLabelText('Front: choose file', { selector: 'input' });
  fireEvent.change(chooser, {
    target: { files: [new File(['x'], 'notes.pdf', { type: 'application/pdf' })] },
  });
  expect(await within(dialog).findByText('Choose a PNG, JPEG or WebP picture.')).toBeVisible();
  fireEvent.change(chooser, { target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] } });
  await user.click(await screen.findByRole('button', { name: 'Crop' }));
  await user.click(screen.getByRole('button', { name: 'Use photo' }));
  const retry = await within(dialog).findByRole('button', { name: 'Try again' });
  api.answer(uploadImage, { image_url: '/v2.2/media/front/image.webp' });
  await user.click(retry);
  expect(await within(dialog).findByRole('img', { name: 'Front' })).toHaveAttribute(
    'src',
    '/v2.2/media/front/image.webp',
  );
  await save();
  await expectClosed();
  expect(api.requests(createMeasurement)[0]?.body).toMatchObject({
    photos: { front: '/v2.2/media/front/image.webp', back: null, side: null },
  });
});

it('says so where there is no camera', async () => {
  const { user, dialog } = await openForm();
  await user.click(within(dialog).getByRole('button', { name: 'Side: use camera' }));
  const camera = await screen.findByRole('dialog', { name: 'Side: take a photo' });
  expect(await within(camera).findByText(/We couldn’t use the camera\./)).toBeVisible();
});

describe('the list of all', () => {
  const openList = async () => {
    const page = openCard();
    await page.user.click(await screen.findByRole('button', { name: 'One measurement' }));
    const list = await screen.findByRole('dialog', { name: 'All measurements' });
    await waitFor(() => expect(within(list).getByText('Close')).toHaveFocus());
    return { ...page, list };
  };

  it('edits one, and what was not changed stays exactly as it was', async () => {
    api.answer(updateMeasurement, june);
    const { user, list } = await openList();
    await user.click(within(list).getByRole('button', { name: 'Edit, 6/1/26' }));
    const form = await screen.findByRole('dialog', { name: 'Edit the measurement of 6/1/26' });
    await user.type(within(form).getByLabelText('Waist (cm)'), '80');
    await user.click(within(form).getByRole('button', { name: 'Save measurement' }));
    await waitFor(() => expect(api.requests(updateMeasurement)).toHaveLength(1));
    expect(api.requests(updateMeasurement)[0]?.body).toMatchObject({
      date: '2026-06-01',
      weight: 142,
      body_fat_percentage: 20.06,
      version: 3,
    });
  });

  it('says that somebody else has changed it meanwhile', async () => {
    api.refuse(updateMeasurement, 409, { code: errorCodes.staleVersion });
    const { user, list } = await openList();
    await user.click(within(list).getByRole('button', { name: 'Edit, 6/1/26' }));
    const form = await screen.findByRole('dialog', { name: 'Edit the measurement of 6/1/26' });
    await user.type(within(form).getByLabelText('Waist (cm)'), '80');
    await user.click(within(form).getByRole('button', { name: 'Save measurement' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent(
      'Somebody else changed this measurement',
    );
  });

  it('takes a deleted one away at once', async () => {
    api.hang(deleteMeasurement);
    const { user, list } = await openList();
    const button = within(list).getByRole('button', { name: 'Delete, 6/1/26' });
    await user.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  });

  it('deletes one, and brings it back', async () => {
    api.answer(deleteMeasurement, { id: 2 });
    api.answer(createMeasurement, june);
    const { user, list } = await openList();
    await user.click(within(list).getByRole('button', { name: 'Delete, 6/1/26' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.requests(createMeasurement)).toHaveLength(1));
    const { id: _id, version: _version, ...whole } = june;
    expect(api.requests(createMeasurement)[0]?.body).toEqual(whole);
  });

  it('is only read by a manager', async () => {
    const { user } = openCard([june], { canEdit: false });
    await user.click(await screen.findByRole('button', { name: 'One measurement' }));
    const list = await screen.findByRole('dialog', { name: 'All measurements' });
    expect(within(list).getAllByRole('row')).toHaveLength(2);
    expect(within(list).queryByRole('button', { name: /Edit|Delete/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Record a measurement' })).not.toBeInTheDocument();
  });
});
