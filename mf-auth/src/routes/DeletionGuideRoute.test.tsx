import { parseSiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { setSiteConfig } from '@formline/shared/site-config';
import { renderRoute } from '@formline/shared/testing/render';
import { screen, within } from '@testing-library/react';
import { DeletionGuideRoute } from './DeletionGuideRoute';

const renderWith = (config: object) => {
  setSiteConfig(parseSiteConfig(config));
  return renderRoute(<DeletionGuideRoute />, { path: '/deleteinstruction' });
};

it('leads in nine steps to the form and names the support line', () => {
  renderWith({ supportPhone: '(800) 555-0142' });
  expect(screen.getByRole('heading', { level: 1, name: 'How to delete your account' })).toBeVisible();
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent.slice(0, 1)).join('')).toBe('123456789');
  expect(screen.getByRole('link', { name: 'Open the deletion form' })).toHaveAttribute(
    'href',
    '/delete-account',
  );
  expect(screen.getByRole('link', { name: '(800) 555-0142' })).toHaveAttribute('href', 'tel:8005550142');
});

it('names no line where the operator has none', () => {
  renderWith({ supportPhone: null });
  expect(screen.queryByText('Customer support')).not.toBeInTheDocument();
});

it('prints on demand', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const { user } = renderWith({});
  await user.click(screen.getByRole('button', { name: 'Print this guide' }));
  expect(print).toHaveBeenCalledTimes(1);
});
