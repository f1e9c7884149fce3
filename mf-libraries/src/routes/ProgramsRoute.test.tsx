import {
  copyProgram,
  createProgram,
  deleteProgram,
  findPrograms,
  readProgram,
  updateProgram,
} from '@formline/shared/contracts/library/programs';
import { programListTexts } from '@formline/shared/training/program/list/programList.texts.ts';
import { buildProgram, buildProgramSummary } from '@formline/shared/testing/buildProgram';
import { screen, waitFor, within } from '@testing-library/react';
import {
  findName,
  findRow,
  openPrograms,
  openProviderPrograms,
  ownProgram,
  providerProgram,
  serveProgram,
} from '../testing/programsPage';

jest.setTimeout(60_000);

/** Toasts appear twice: visibly and for screen readers. */
const notices = (text: string) => screen.findAllByText(text);

describe('the list', () => {
  it('shows own programs with their category and how many workouts they hold', async () => {
    const { api } = await serveProgram();
    openPrograms();
    expect(await findRow('Base')).toHaveTextContent('2 workoutsGeneral Fitness');
    expect(api.requests(findPrograms)[0]?.query).toMatchObject({
      size: '20',
      programSources: 'trainerOwned',
    });
  });

  it('applies categories when the menu closes, shows them as chips, and clears all', async () => {
    const { api } = await serveProgram();
    const { user, router } = openPrograms();
    await findRow('Base');
    api.answer(findPrograms, ({ query }) => ({
      programs: query['categoryIds'] ? [] : [buildProgramSummary({ name: 'Base' })],
      nextPage: null,
    }));
    const asked = api.requests(findPrograms).length;
    await user.click(screen.getByRole('button', { name: 'Category' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Power' }));
    expect(api.requests(findPrograms)).toHaveLength(asked);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('heading', { name: 'No Results Found' })).toBeVisible();
    expect(screen.getByText('Try resetting all filters')).toBeVisible();
    expect(router.state.location.search).toBe('?categoryIds=7');
    await user.click(screen.getAllByRole('button', { name: 'Clear All' })[0] ?? document.body);
    expect(await findRow('Base')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('invites who has no program yet to build one', async () => {
    await serveProgram(null);
    const { user } = openPrograms();
    expect(await screen.findByRole('heading', { name: 'Build your own Programs' })).toBeVisible();
    expect(screen.getByText("Create custom workout programs that fit your client's needs.")).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Create Program' })[1] ?? document.body);
    expect(await findName()).toHaveValue('');
  });

  it('invites no manager', async () => {
    await serveProgram(null, { isManager: true });
    openPrograms();
    expect(await screen.findByRole('heading', { name: programListTexts.none.title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create Program' })).not.toBeInTheDocument();
  });
});

describe('a program of the provider', () => {
  it('is copied after a question that counts its workouts, and the copy is shown in my programs', async () => {
    const { api } = await serveProgram(providerProgram);
    const { user, router } = openProviderPrograms('?view=programDetails&programId=6');
    await user.click(await screen.findByRole('button', { name: 'Copy to My Programs' }));
    const question = screen.getByRole('alertdialog', { name: 'Copy First Four Weeks to My Programs?' });
    expect(question).toHaveTextContent('its 2 workouts');
    api.answer(copyProgram, buildProgram({ ...ownProgram, id: 8, name: 'First Four Weeks' }));
    await user.click(within(question).getByRole('button', { name: 'Copy' }));
    expect(await notices('First Four Weeks saved successfully to My Programs')).not.toHaveLength(0);
    expect(router.state.location).toMatchObject({
      pathname: '/libraries/programs/my-programs',
      search: '?view=programDetails&programId=8',
    });
  });

  it('says so when it cannot be copied', async () => {
    const { api } = await serveProgram(providerProgram);
    const { user } = openProviderPrograms('?view=programDetails&programId=6');
    await user.click(await screen.findByRole('button', { name: 'Copy to My Programs' }));
    api.refuse(copyProgram, 500);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await notices('could not copy program.')).not.toHaveLength(0);
  });

  it('is only read', async () => {
    await serveProgram(providerProgram);
    openProviderPrograms('?view=programDetails&programId=6');
    expect(await screen.findByRole('heading', { level: 3, name: 'Leg Day' })).toBeVisible();
    for (const name of ['Add Workouts', 'Save', 'Undo', 'More for Leg Day', 'Delete']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('textbox', { name: 'Program name' })).not.toBeInTheDocument();
  });
});

describe('an own program', () => {
  const open = '?view=programDetails&programId=5';
  const chooseInMenu = async (user: ReturnType<typeof openPrograms>['user'], item: string) => {
    await user.click(await screen.findByRole('button', { name: 'More for Base' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('is deleted after a question, and the list is there again', async () => {
    const { api } = await serveProgram();
    const { user, router } = openPrograms(open);
    await chooseInMenu(user, 'Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete Base?' });
    api.answer(deleteProgram, { id: 5 });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await notices('Base deleted')).not.toHaveLength(0);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('takes the copies that nothing else uses along when asked to', async () => {
    const { api } = await serveProgram({ ...ownProgram, unused_copy_ids: [7, 8] });
    const { user } = openPrograms(open);
    await chooseInMenu(user, 'Delete');
    api.answer(deleteProgram, { id: 5 });
    const question = await screen.findByRole('alertdialog', { name: 'Delete Base?' });
    const copies = 'Also delete the 2 workouts that were copied for it and that nothing else uses';
    await user.click(within(question).getByRole('checkbox', { name: copies, checked: false }));
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await notices('Base deleted')).not.toHaveLength(0);
    expect(api.requests(deleteProgram).map(({ query }) => query)).toEqual([{ with_unused_copies: 'true' }]);
  });

  it('leaves the copies where they are when not asked to', async () => {
    const { api } = await serveProgram({ ...ownProgram, unused_copy_ids: [7] });
    const { user } = openPrograms(open);
    await chooseInMenu(user, 'Delete');
    api.answer(deleteProgram, { id: 5 });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await notices('Base deleted')).not.toHaveLength(0);
    expect(api.requests(deleteProgram).map(({ query }) => query)).toEqual([{}]);
  });

  it('stays when it cannot be deleted, and that is said', async () => {
    const { api } = await serveProgram();
    const { user } = openPrograms(open);
    await chooseInMenu(user, 'Delete');
    api.refuse(deleteProgram, 500);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await notices('Could not delete Base')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await findName()).toHaveValue('Base');
  });

  it('is duplicated, and the duplicate opens', async () => {
    const { api } = await serveProgram();
    const { user, router } = openPrograms(open);
    api.answer(copyProgram, buildProgram({ ...ownProgram, id: 8, name: 'Base (Copy)' }));
    await chooseInMenu(user, 'Duplicate');
    expect(await notices('Base (Copy) saved successfully to My Programs')).not.toHaveLength(0);
    expect(router.state.location.search).toBe('?view=programDetails&programId=8');
  });

  it('is only read by a manager', async () => {
    await serveProgram(ownProgram, { isManager: true });
    openPrograms(open);
    expect(await screen.findByRole('heading', { level: 3, name: 'Leg Day' })).toBeVisible();
    for (const name of ['Create Program', 'Add Workouts', 'Save', 'More for Base', 'More for Leg Day']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByText(/^Press Space or Enter/)).not.toBeInTheDocument();
  });
});

it('the description of an own program is changed beside its name; a provider’s is read', async () => {
  const { api } = await serveProgram();
  const { user, unmount } = openPrograms('?view=programDetails&programId=5');
  await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'For winter');
  await user.tab();
  await waitFor(() =>
    expect(api.requests(updateProgram).at(-1)?.body).toMatchObject({ description: 'For winter' }),
  );
  unmount();
  await serveProgram({ ...providerProgram, description: 'Four easy weeks' });
  openProviderPrograms('?view=programDetails&programId=6');
  expect(await screen.findByText('Four easy weeks')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Description' })).not.toBeInTheDocument();
});

it('a program that is closed while its list is hidden gives the focus to the list', async () => {
  await serveProgram();
  const { user } = openPrograms('?view=addWorkouts&programId=5');
  await user.click(await screen.findByRole('button', { name: 'Close program' }));
  await waitFor(() => expect(screen.getByRole('grid', { name: 'My programs' })).toHaveFocus());
});

it('has the cursor in the search when workouts are added', async () => {
  await serveProgram();
  openPrograms('?view=addWorkouts&programId=5');
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search workouts' })).toHaveFocus());
});

it('a new program is made once it has a name and a category, and keeps its editor', async () => {
  const { api } = await serveProgram(null);
  const { user, router } = openPrograms('?view=programDetails&programId=new');
  const name = await findName();
  await user.click(name);
  await user.paste('Fast Legs');
  await user.tab();
  expect(api.requests(createProgram)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: /Category:/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Power' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=programDetails&programId=9'));
  expect(api.requests(createProgram)[0]?.body).toMatchObject({ name: 'Fast Legs', program_category_id: 7 });
  expect(await findName()).toBe(name);
  await user.type(name, '!');
  await user.tab();
  await waitFor(() =>
    expect(api.requests(updateProgram)[0]?.body).toMatchObject({ name: 'Fast Legs!', version: 2 }),
  );
});

it('a program that is not there says so and leads back to the list', async () => {
  const { api } = await serveProgram();
  api.refuse(readProgram, 404);
  const { user, router } = openPrograms('?view=programDetails&programId=77');
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this program' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(router.state.location.search).toBe('');
});
