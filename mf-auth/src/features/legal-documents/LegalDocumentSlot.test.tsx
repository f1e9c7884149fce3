import { readTermsAddress } from '@formline/shared/contracts/accounts/legalDocuments';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { legalPageTexts } from '../../components/legal-document/legalDocument.texts';
import { LegalDocumentSlot } from './LegalDocumentSlot';

function show(documentType: string) {
  const onShown = jest.fn();
  renderRoute(<LegalDocumentSlot documentType={documentType} onShown={onShown} />, { path: '/' });
  return onShown;
}

it('tells the page around it once the text is there', async () => {
  fakeApi().answer(readTermsAddress, { url: '/documents/terms-conditions.md' });
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response('What we promise.', { headers: { 'content-type': 'text/markdown' } }));
  const onShown = show('terms-conditions');
  expect(onShown).not.toHaveBeenCalled();
  expect(await screen.findByText('What we promise.')).toBeVisible();
  await waitFor(() => expect(onShown).toHaveBeenCalledTimes(1));
});

it('says that a document is missing and lets nobody accept it', async () => {
  fakeApi().refuse(readTermsAddress, 404);
  const onShown = show('terms-conditions');
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load terms and conditions');
  expect(onShown).not.toHaveBeenCalled();
});

it('knows no third document', () => {
  const onShown = show('cookie-policy');
  expect(screen.getByRole('alert')).toHaveTextContent(legalPageTexts.unsupported);
  expect(onShown).not.toHaveBeenCalled();
});
