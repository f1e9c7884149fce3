import { reportRemoteFailure } from '@formline/shared/contracts/clientReports';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { UiProvider } from '@formline/shared/ui/core';
import { render, screen } from '@testing-library/react';
import { PageBoundary } from './PageBoundary';

function Broken(): never {
  throw new Error('boom at /clients?email=x@y.test');
}

it('says that the page met a fault, reports it without a query, and lets another page be tried', () => {
  const noise = jest.spyOn(console, 'error').mockImplementation();
  const api = fakeApi();
  api.answer(reportRemoteFailure, { accepted: true });
  const { rerender } = render(
    <PageBoundary path="/clients">
      <Broken />
    </PageBoundary>,
    { wrapper: UiProvider },
  );
  expect(noise).toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong on this page' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(api.requests(reportRemoteFailure)[0]?.body).toMatchObject({
    remote: 'host',
    phase: 'render',
    message: 'boom at /clients',
  });
  rerender(<PageBoundary path="/groups">The groups</PageBoundary>);
  expect(screen.getByText('The groups')).toBeVisible();
});
