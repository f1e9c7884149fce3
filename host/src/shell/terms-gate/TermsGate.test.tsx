import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { acceptUsage, checkTerms, type TermsCheck } from '@formline/shared/contracts/accounts/legalDocuments';
import { type SlotRenderer, SlotRendererProvider } from '@formline/shared/slots';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { act, screen, waitFor } from '@testing-library/react';
import { PAGE_REGION_ID } from '../regionIds';
import { TermsGate } from './TermsGate';
import { ASK_AGAIN_MS, termsCheckQuery } from './termsCheck';
import { termsGateTexts, termsUpdateTexts } from './termsGate.texts';

const DocumentProbe: SlotRenderer = ({ slotProps }) =>
  'onShown' in slotProps && (
    <button type="button" onClick={slotProps.onShown}>
      Text of {slotProps.documentType}
    </button>
  );

const nothingOpen: TermsCheck = { required_tc_update: false, requires_pp_update: false };
const TERMS = termsUpdateTexts['terms-conditions'];
const PRIVACY = termsUpdateTexts['privacy-policy'];

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => jest.useRealTimers());

async function openGate(check: Partial<TermsCheck>) {
  await signInAs(api);
  api.answer(checkTerms, { ...nothingOpen, ...check });
  api.answer(acceptUsage, nothingOpen);
  return renderRoute(
    <SlotRendererProvider value={DocumentProbe}>
      <div id={PAGE_REGION_ID} tabIndex={-1}>
        The page
      </div>
      <TermsGate />
    </SlotRendererProvider>,
    { path: '/clients/my-clients' },
  );
}

const press = async (user: Awaited<ReturnType<typeof openGate>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('asks nobody who accepted both documents', async () => {
  await openGate({});
  await waitFor(() => expect(api.requests(checkTerms)).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('holds nobody up while the server cannot say what must be accepted', async () => {
  await signInAs(api);
  api.refuse(checkTerms, 500);
  renderRoute(<TermsGate />, { path: '/' });
  await waitFor(() => expect(api.requests(checkTerms)).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('asks again behind the page after a check that failed, and then for the acceptance', async () => {
  await signInAs(api);
  api.refuse(checkTerms, 500);
  jest.useFakeTimers();
  renderRoute(<TermsGate />, { path: '/' });
  const patience = { timeout: 3 * ASK_AGAIN_MS, interval: ASK_AGAIN_MS / 10 };
  await waitFor(() => expect(api.requests(checkTerms)).toHaveLength(3), patience);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  api.answer(checkTerms, { ...nothingOpen, required_tc_update: true });
  const dialog = await screen.findByRole('alertdialog', { name: TERMS.title }, patience);
  expect(dialog).toHaveTextContent(TERMS.prompt);
  expect(api.requests(checkTerms)).toHaveLength(4);
});

it('gives the focus to the page behind once everything is accepted', async () => {
  makeElementsVisible();
  const { user } = await openGate({ required_tc_update: true });
  await press(user, termsGateTexts.view);
  await press(user, 'Text of terms-conditions');
  await press(user, termsGateTexts.accept);
  await waitFor(() => expect(screen.getByText('The page')).toHaveFocus());
});

it.each([
  [{ required_tc_update: true }, TERMS, 'terms-conditions'],
  [{ requires_pp_update: true }, PRIVACY, 'privacy-policy'],
])('with %j tells of it, shows the text, and sends the acceptance', async (check, texts, type) => {
  const { user } = await openGate(check);
  expect(await screen.findByRole('alertdialog', { name: texts.title })).toHaveTextContent(texts.prompt);
  await press(user, termsGateTexts.view);
  expect(await screen.findByRole('alertdialog', { name: texts.document })).toBeVisible();
  expect(screen.getByRole('button', { name: termsGateTexts.accept })).toBeDisabled();
  await press(user, `Text of ${type}`);
  await press(user, termsGateTexts.accept);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(api.requests(acceptUsage)).toHaveLength(1);
});

it('asks for both in turn: the first acceptance clears its own document only', async () => {
  const { user } = await openGate({ required_tc_update: true, requires_pp_update: true });
  await press(user, termsGateTexts.view);
  await press(user, 'Text of terms-conditions');
  await press(user, termsGateTexts.accept);
  expect(await screen.findByRole('alertdialog', { name: PRIVACY.title })).toBeVisible();
  expect(api.requests(acceptUsage)).toHaveLength(0);
  await press(user, termsGateTexts.view);
  await press(user, 'Text of privacy-policy');
  await press(user, termsGateTexts.accept);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(api.requests(acceptUsage)).toHaveLength(1);
});

it('asks for both again when both change again after they were accepted', async () => {
  const changed = { required_tc_update: true, requires_pp_update: true };
  const { user, cache } = await openGate(changed);
  const accept = async (title: string, type: string) => {
    expect(await screen.findByRole('alertdialog', { name: title })).toBeVisible();
    await press(user, termsGateTexts.view);
    await press(user, `Text of ${type}`);
    await press(user, termsGateTexts.accept);
  };
  for (const times of [1, 2]) {
    act(() => void cache.setQueryData(termsCheckQuery.queryKey, changed));
    await accept(TERMS.title, 'terms-conditions');
    await accept(PRIVACY.title, 'privacy-policy');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(api.requests(acceptUsage)).toHaveLength(times);
  }
});

it('logs out whoever refuses at the news', async () => {
  const { user } = await openGate({ required_tc_update: true });
  api.answer(revokeToken, { revoked: true });
  await press(user, termsGateTexts.logOut);
  await waitFor(() => expect(api.requests(revokeToken)).toHaveLength(1));
});

it('logs out whoever closes the document', async () => {
  const { user } = await openGate({ required_tc_update: true });
  api.answer(revokeToken, { revoked: true });
  await press(user, termsGateTexts.view);
  const [foot] = (await screen.findAllByRole('button', { name: termsGateTexts.close })).slice(-1);
  if (foot) await user.click(foot);
  await waitFor(() => expect(api.requests(revokeToken)).toHaveLength(1));
});

it('says that the acceptance was not saved and sends it again on demand', async () => {
  const { user } = await openGate({ required_tc_update: true });
  api.refuse(acceptUsage, 503);
  await press(user, termsGateTexts.view);
  await press(user, 'Text of terms-conditions');
  await press(user, termsGateTexts.accept);
  expect(await screen.findByRole('alert')).toHaveTextContent(termsGateTexts.failed);
  api.answer(acceptUsage, nothingOpen);
  await press(user, termsGateTexts.accept);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
