import { updateTrainer, updateUser } from '@formline/shared/contracts/people/profiles';
import { useSession } from '@formline/shared/session';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen } from '@testing-library/react';
import { clientsQuery } from '../../queries/clients';
import { EditProfileForm } from './EditProfileForm';
import { editProfileTexts as texts } from './editProfile.texts';

const noor = buildClient({ id: 11, phone_number: '3125550120', birth_date: '1988-03-05' });
const trainer = buildCurrentUser();
const handleClose = jest.fn();

let api: FakeApi;
beforeEach(async () => {
  handleClose.mockClear();
  api = fakeApi();
  await signInAs(api, trainer);
});

const show = (given: Partial<Parameters<typeof EditProfileForm>[0]> = {}) =>
  renderRoute(<EditProfileForm person={noor} heightUnit="in" onClose={handleClose} {...given} />, {
    path: '/',
  });

const field = (name: string) => screen.getByRole('textbox', { name });
const country = () => screen.getByRole('combobox', { name: texts.country });
const save = () => screen.getByRole('button', { name: 'Save' });
const sent = () => api.requests(updateUser).map(({ body }) => body);

async function retype(user: ReturnType<typeof show>['user'], name: string, text: string) {
  await user.clear(field(name));
  await user.type(field(name), text);
}

it('shows a client as they are', () => {
  show();
  expect(field(texts.firstName)).toHaveValue('Noor');
  expect(country()).toHaveValue('United States');
  expect(field(texts.phone)).toHaveValue('(312) 555-0120');
  expect(field(texts.feet)).toHaveValue('5');
  expect(field(texts.inches)).toHaveValue('6');
  expect(field(texts.birthday)).toHaveValue('March 05, 1988');
  expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
});

it('saves what was edited and nothing else, and rests until the next edit', async () => {
  api.answer(updateUser, { ...noor, first_name: 'Nora', full_name: 'Nora Haddad' });
  const { user, cache } = show();
  const listKey = clientsQuery({}).queryKey;
  cache.setQueryData(listKey, [noor]);
  await retype(user, texts.firstName, ' Nora ');
  await retype(user, texts.inches, '7.5');
  await retype(user, texts.birthday, '2/29/64');
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  await user.click(save());
  const saved = await screen.findByRole('button', { name: 'Saved' });
  expect(sent()).toEqual([{ first_name: 'Nora', birth_date: '1964-02-29', gender: 'OTHER', height: 67.5 }]);
  expect(cache.getQueryData(listKey)?.[0]?.full_name).toBe('Nora Haddad');
  expect(saved).toHaveAttribute('aria-disabled', 'true');
  await user.click(saved);
  await user.type(field(texts.lastName), 's');
  expect(save()).toBeEnabled();
  expect(sent()).toHaveLength(1);
});

it('takes digits only, at most ten, and shows them bare while they are typed', async () => {
  const { user } = show();
  await user.click(field(texts.phone));
  expect(field(texts.phone)).toHaveValue('3125550120');
  await user.clear(field(texts.phone));
  await user.type(field(texts.phone), '31a');
  expect(field(texts.phone)).toHaveValue('31');
  expect(screen.getByText(texts.digitsOnly)).toBeVisible();
  await user.type(field(texts.phone), '255501999');
  expect(field(texts.phone)).toHaveValue('3125550199');
  expect(screen.queryByText(texts.digitsOnly)).not.toBeInTheDocument();
  await user.tab();
  expect(field(texts.phone)).toHaveValue('(312) 555-0199');
});

it('replaces the whole number when one tabs to it and types', async () => {
  const { user } = show();
  await user.click(country());
  await user.keyboard('{Escape}');
  await user.tab();
  await user.keyboard('47');
  expect(field(texts.phone)).toHaveValue('47');
});

it('keeps an invalid number from being saved, until it is none', async () => {
  api.answer(updateUser, { ...noor, phone_number: null });
  const { user } = show();
  await retype(user, texts.phone, '1125550120');
  await user.click(save());
  expect(await screen.findByText(texts.invalidPhone)).toBeVisible();
  expect(field(texts.phone)).toHaveFocus();
  expect(sent()).toEqual([]);
  await user.clear(field(texts.phone));
  await user.click(save());
  await screen.findByRole('button', { name: 'Saved' });
  expect(sent()).toEqual([{ phone_number: null }]);
});

it('takes a number of another country', async () => {
  api.answer(updateUser, { ...noor, phone_number: '+447400123456' });
  const { user } = show();
  await user.click(country());
  await user.keyboard('kingdom{Enter}');
  expect(country()).toHaveValue('United Kingdom');
  await retype(user, texts.phone, '7400123456');
  await user.tab();
  expect(field(texts.phone)).toHaveValue('07400 123456');
  await user.click(save());
  await screen.findByRole('button', { name: 'Saved' });
  expect(sent()).toEqual([{ phone_number: '+447400123456' }]);
});

it('takes a pasted number whole, with the country it says', async () => {
  const { user } = show();
  await user.clear(field(texts.phone));
  await user.paste('+44 7400 123456');
  expect(field(texts.phone)).toHaveValue('7400123456');
  expect(country()).toHaveValue('United Kingdom');
});

it.each([
  [texts.firstName, ' ', 'Name is required'],
  [texts.firstName, 'N0or', 'Invalid first name'],
  [texts.lastName, '<b>', 'Invalid last name'],
  [texts.feet, '12', texts.invalidHeight.in],
  [texts.feet, '0', texts.invalidHeight.in],
  [texts.feet, '5.5', texts.invalidHeight.in],
  [texts.birthday, 'soon', texts.invalidBirthday],
  [texts.birthday, '1/1/2999', texts.impossibleBirthday],
])('refuses %s %p before it asks the server', async (name, text, message) => {
  const { user } = show();
  await retype(user, name, text);
  await user.click(save());
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent()).toEqual([]);
});

it('keeps a name that was there before the rule', async () => {
  const anna = buildClient({ first_name: 'Anna-Lena' });
  api.answer(updateUser, anna);
  const { user } = show({ person: anna });
  await retype(user, texts.lastName, 'Haddad Roy');
  await user.click(save());
  await screen.findByRole('button', { name: 'Saved' });
  expect(sent()).toEqual([{ last_name: 'Haddad Roy' }]);
});

it('takes a height in centimeters', async () => {
  api.answer(updateUser, noor);
  const { user } = show({ heightUnit: 'cm' });
  expect(field(texts.centimeters)).toHaveValue('167.6');
  await retype(user, texts.centimeters, '170');
  await user.click(save());
  await screen.findByRole('button', { name: 'Saved' });
  expect(sent()).toEqual([{ height: 66.93 }]);
});

it('says that the server refused, loses nothing and tries the same wish again', async () => {
  api.refuse(updateUser, 500);
  const { user } = show();
  await retype(user, texts.firstName, 'Nora');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
  expect(field(texts.firstName)).toHaveValue('Nora');
  await user.click(save());
  await screen.findByRole('alert');
  const [first, second] = api.headers(updateUser).map((headers) => headers['idempotency-key']);
  expect(second).toBe(first);
  await user.type(field(texts.firstName), 'h');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows the trainer’s own new name wherever the session is read', async () => {
  api.answer(updateTrainer, { ...trainer, first_name: 'Tina', full_name: 'Tina Quill' });
  const Session = () => {
    const session = useSession();
    return <output aria-label="Signed in">{session.status === 'signed-in' && session.user.full_name}</output>;
  };
  const { user } = show({ person: trainer, children: <Session /> });
  expect(screen.queryByRole('group', { name: texts.height })).not.toBeInTheDocument();
  await retype(user, texts.firstName, 'Tina');
  await user.click(save());
  await screen.findByRole('button', { name: 'Saved' });
  expect(api.requests(updateTrainer)[0]).toMatchObject({ params: { id: '1' }, body: { first_name: 'Tina' } });
  expect(screen.getByLabelText('Signed in')).toHaveTextContent('Tina Quill');
});

it('helps to wrap up a new client: Done saves what was entered, or skips', async () => {
  api.answer(updateUser, noor);
  const { user } = show({ isNewClient: true });
  expect(screen.getByText('Help wrap up their account, or skip and finish later.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await screen.findByRole('button', { name: 'Saved' });
  expect(handleClose).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([]);
  await retype(user, texts.feet, '6');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await screen.findByRole('button', { name: 'Saved' });
  expect(handleClose).toHaveBeenCalledTimes(2);
  expect(sent()).toEqual([{ height: 78 }]);
});
