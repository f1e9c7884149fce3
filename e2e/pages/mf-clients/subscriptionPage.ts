import type { Page } from '@playwright/test';

export const PLANS_PATH = '/clients/view-subscriptions';

export function subscriptionPage(page: Page) {
  const plan = (name: 'Base' | 'Plus' | 'Pro') => page.getByRole('region', { name, exact: true });
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Get more from Formline' }),
    plan,
    billing: (name: 'Billed Monthly' | 'Billed Yearly') => page.getByRole('radio', { name }),
    open: async () => {
      await page.goto(PLANS_PATH);
      await plan('Pro').waitFor();
    },
  };
}
