import type { renderRoute } from '@formline/shared/testing/render';
import { screen } from '@testing-library/react';

export async function changeSets(user: ReturnType<typeof renderRoute>['user']): Promise<void> {
  const sets = await screen.findByRole('textbox', { name: /^Sets/ });
  await user.clear(sets);
  await user.type(sets, '5');
  await user.tab();
}
