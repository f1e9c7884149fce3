import { UiProvider } from '@formline/shared/ui/core';
import { render, screen } from '@testing-library/react';
import { type Noted, takeNoted } from '../reports/noteReport';
import { PageBoundary } from './PageBoundary';

function Broken(): never {
  throw new Error('boom');
}

it('says that the page met a fault, has it told, and lets another page be tried', () => {
  const noise = jest.spyOn(console, 'error').mockImplementation();
  const noted: Noted[] = [];
  takeNoted((one) => noted.push(one));
  const { rerender } = render(
    <PageBoundary path="/clients">
      <Broken />
    </PageBoundary>,
    { wrapper: UiProvider },
  );
  expect(noise).toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong on this page' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(noted).toMatchObject([{ failure: { remote: 'host', phase: 'render' }, error: { message: 'boom' } }]);
  rerender(<PageBoundary path="/groups">The groups</PageBoundary>);
  expect(screen.getByText('The groups')).toBeVisible();
});
