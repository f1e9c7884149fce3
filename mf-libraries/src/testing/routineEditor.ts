import type { renderRoute } from '@formline/shared/testing/render';
import { screen, within } from '@testing-library/react';
import { engine, pushAndPull } from './setsPage';

export type User = ReturnType<typeof renderRoute>['user'];

export const newSuperset = '?view=superSetDetails&routineId=new';
export const newCircuit = '?view=circuitDetails&routineId=new';
export const openedSuperset = `?view=superSetDetails&routineId=${pushAndPull.id}`;
export const openedCircuit = `?view=circuitDetails&routineId=${engine.id}`;

export const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
export const field = (name: string) => screen.getByRole('textbox', { name });

export async function pick(user: User, ...names: string[]) {
  const dialog = await screen.findByRole('dialog', { name: 'Choose exercises' });
  for (const name of names) {
    await user.click(await within(dialog).findByRole('row', { name: new RegExp(name) }));
  }
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
}
