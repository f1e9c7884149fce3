import { pageRecords } from '@formline/shared/session';
import { renderRoute } from '@formline/shared/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { UnsentWork } from './UnsentWork';

const records = pageRecords<null>();
const path = '/clients/my-clients/ava/dashboard?clientId=11';
const text = 'Not saved yet: “Write a note”';

const keep = () => {
  records.set('11', { userId: 1, work: { title: '“Write a note”', path, count: 1 }, value: null });
};
const openPage = () => renderRoute(<UnsentWork userId={1} />, { path: '*', at: '/clients/my-clients' });
const notice = () => screen.queryByText(text);
const expectNone = () => waitFor(() => expect(notice()).not.toBeInTheDocument());

afterEach(() => records.clear());

it('is offered until its page is open, and again when it was left unsent', async () => {
  keep();
  const { router, user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  expect(router.state.location).toMatchObject({ search: '?clientId=11' });
  await expectNone();
  await act(() => router.navigate('/clients/my-clients'));
  expect(await screen.findByText(text)).toBeVisible();
});

it('is not offered any more when it was sent', async () => {
  keep();
  const { router } = openPage();
  expect(await screen.findByText(text)).toBeVisible();
  await act(() => router.navigate(path));
  await expectNone();
  records.clear();
  await act(() => router.navigate('/libraries/home'));
  await expectNone();
});
