import {
  keepClientData,
  readClientDataRemoval,
  requestClientDataRemoval,
} from '@formline/shared/contracts/people/clientDataRemoval';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { screen } from '@testing-library/react';
import { accountTexts, deleteDataTexts as texts } from './accountSettings.texts';
import { ClientAccountDialog } from './ClientAccountDialog';

const DUE_ON = '2026-12-23';
const client = buildClient();

let api: FakeApi;
beforeEach(() => {
  makeElementsVisible();
  api = fakeApi();
  api.answer(readClientDataRemoval, { due_on: null });
});

const button = (name: string) => screen.findByRole('button', { name });

async function openPanel() {
  await signInAs(api, buildCurrentUser());
  const rendered = renderRoute(<ClientAccountDialog client={client} onClose={jest.fn()} />, { path: '/' });
  await rendered.user.click(await button(accountTexts.edit));
  await rendered.user.click(await button(texts.open));
  expect(await screen.findByRole('dialog', { name: 'Delete the data of Noor Haddad?' })).toBeVisible();
  return rendered;
}

it('asks, says when the data is deleted, and takes it back', async () => {
  api.answer(requestClientDataRemoval, { due_on: DUE_ON });
  api.answer(keepClientData, { kept: true });
  const { user } = await openPanel();
  expect(await screen.findByText(texts.consequence('Noor'))).toBeInTheDocument();
  await user.click(await button(texts.confirm));
  expect(await screen.findByText(texts.waiting('Noor', DUE_ON))).toBeInTheDocument();
  expect(await button(texts.close)).toHaveFocus();
  expect(api.requests(requestClientDataRemoval)).toHaveLength(1);
  await user.click(await button(texts.keep));
  expect(await screen.findByText(texts.consequence('Noor'))).toBeInTheDocument();
  expect(await button(texts.keep)).toHaveFocus();
  expect(api.requests(keepClientData)).toHaveLength(1);
});

it('says of data that waits already when it is deleted', async () => {
  api.answer(readClientDataRemoval, { due_on: DUE_ON });
  await openPanel();
  expect(await screen.findByText(/will be deleted on December 23, 2026/)).toBeInTheDocument();
});

it('deletes nothing when the data is kept', async () => {
  const { user } = await openPanel();
  await user.click(await button(texts.keep));
  expect(await screen.findByRole('dialog', { name: 'Noor Haddad' })).toBeVisible();
  expect(api.requests(requestClientDataRemoval)).toHaveLength(0);
});

it('says that it is loading', async () => {
  api.hang(readClientDataRemoval);
  await openPanel();
  expect(await screen.findByText(texts.loading)).toBeInTheDocument();
});

it('says why the request was refused, and keeps the question', async () => {
  api.refuse(requestClientDataRemoval, 503, { message: 'Not now. Please wait a minute.', code: 5030 });
  const { user } = await openPanel();
  await user.click(await button(texts.confirm));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now. Please wait a minute.');
  expect(screen.getByText(texts.consequence('Noor'))).toBeInTheDocument();
});
