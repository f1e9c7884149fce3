import { readPrivacyAddress, readTermsAddress } from '@formline/shared/contracts/accounts/legalDocuments';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { screen, within } from '@testing-library/react';
import { renderRoute } from '@formline/shared/testing/render';
import { LegalDocumentRoute } from './LegalDocumentRoute';

const markdown =
  '# Terms\n\n## Your account\n\nKeep your **password** safe.\n\n<script>alert(1)</script>\n\n[Bad](javascript:alert(1))\n';

const answerWith = (text: string, { status = 200, type = 'text/markdown' } = {}) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(new Response(text, { status, headers: { 'content-type': type } })),
    );

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(readTermsAddress, { url: '/documents/terms-conditions.md' });
  api.answer(readPrivacyAddress, { url: '/documents/privacy-policy.md' });
});

it('shows the terms as a page with one title and no HTML or script of their own', async () => {
  const fetched = answerWith(markdown);
  renderRoute(<LegalDocumentRoute />, { path: '/terms-and-conditions' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Your account' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  expect(screen.queryByText(/alert/)).not.toBeInTheDocument();
  expect(screen.getByText('Bad')).not.toHaveAttribute('href', expect.stringContaining('javascript'));
  expect(fetched).toHaveBeenCalledWith(
    new URL('/documents/terms-conditions.md', location.origin),
    expect.anything(),
  );
});

it('changes to the other document in place', async () => {
  answerWith('# Any\n\nWords of a document.');
  const { user } = renderRoute(<LegalDocumentRoute />, { path: '*', at: '/terms-and-conditions' });
  await screen.findByText('Words of a document.');
  await user.click(screen.getByRole('link', { name: 'Privacy policy' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await screen.findByText('Words of a document.');
  expect(api.requests(readPrivacyAddress)).toHaveLength(1);
});

it('shows an outline while the document is on its way', () => {
  api.hang(readTermsAddress);
  renderRoute(<LegalDocumentRoute />, { path: '/terms-and-conditions' });
  expect(
    within(screen.getByRole('status')).getByText('Loading the terms and conditions'),
  ).toBeInTheDocument();
});

it.each([
  ['/terms-and-conditions', 'Could not load terms and conditions'],
  ['/privacy-policy', 'Could not load privacy policy'],
])('says that %s could not be loaded and loads it on demand', async (path, words) => {
  const fetched = answerWith('gone', { status: 404 });
  const { user } = renderRoute(<LegalDocumentRoute />, { path });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  fetched.mockRestore();
  answerWith('Here it is.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here it is.')).toBeVisible();
});

it('takes no web page for a document', async () => {
  answerWith('<!doctype html>', { type: 'text/html; charset=utf-8' });
  renderRoute(<LegalDocumentRoute />, { path: '/privacy-policy' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load privacy policy');
});

it('fetches no document from another origin', async () => {
  const fetched = answerWith('Ours, says a stranger.');
  api.answer(readTermsAddress, { url: 'https://elsewhere.test/terms.md' });
  renderRoute(<LegalDocumentRoute />, { path: '/terms-and-conditions' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load terms and conditions');
  expect(fetched).not.toHaveBeenCalled();
});
