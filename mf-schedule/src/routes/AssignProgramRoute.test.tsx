import { undoCalendarChange } from '@formline/shared/contracts/scheduling/calendarChanges';
import { scheduleForGroup } from '@formline/shared/contracts/scheduling/groupSchedules';
import { findPrograms, readProgram, updateProgram } from '@formline/shared/contracts/library/programs';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { updateWorkout } from '@formline/shared/contracts/library/workouts';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  base,
  FOR_AVA,
  FOR_RUNNERS,
  findProgramName,
  OPEN,
  openAssignProgram,
} from '../testing/assignProgramPage';
import { buildChange } from '../testing/buildChange';
import { stopAtFriday } from '../testing/clock';

jest.setTimeout(60_000);

beforeEach(stopAtFriday);
afterEach(() => jest.useRealTimers());

type Page = Awaited<ReturnType<typeof openAssignProgram>>;

const openDialog = async ({ user }: Page, name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  return within(await screen.findByRole('dialog', { name: `Schedule ${name}` }));
};
const scheduled = ({ api }: Page, endpoint: typeof scheduleWorkout | typeof scheduleForGroup) =>
  api.requests(endpoint).at(-1)?.body;

describe('choosing a program', () => {
  it('shows the own programs to choose from for a client', async () => {
    const { api } = await openAssignProgram({ at: `${FOR_AVA}/my-programs?clientId=11` });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Choose a program for Ava Stone' }),
    ).toBeVisible();
    await screen.findByRole('row', { name: /^Base/ });
    expect(api.requests(findPrograms)[0]?.query).toMatchObject({
      size: '20',
      programSources: 'trainerOwned',
    });
  });

  it('opens a program beside the list, and back closes it', async () => {
    const { user, router } = await openAssignProgram();
    await user.click(await screen.findByRole('row', { name: /^Base/ }));
    expect(await findProgramName()).toHaveValue('Base');
    expect(router.state.location.search).toBe(`?clientId=11&date=2026-11-23${OPEN}`);
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(within(crumbs).getByText('Program Details')).toHaveAttribute('aria-current', 'page');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Program name' })).toBeNull());
  });

  it('tells who has made no program where that is done', async () => {
    await openAssignProgram({ at: `${FOR_AVA}/my-programs?clientId=11`, programs: [] });
    expect(
      await screen.findByRole('heading', { name: "You haven't created any custom programs yet" }),
    ).toBeVisible();
    expect(screen.getByText('Create custom programs within your library.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to My Programs' })).toHaveAttribute(
      'href',
      '/libraries/programs/my-programs',
    );
  });

  it('says so when a search finds nothing', async () => {
    await openAssignProgram({ programs: [], query: '&search=xyz' });
    expect(await screen.findByRole('heading', { name: 'No Results Found' })).toBeVisible();
    expect(screen.getByText('Try resetting all filters')).toBeVisible();
  });

  it('stands in for a program that is not there, and for one that could not be loaded', async () => {
    const { api, user, router } = await openAssignProgram({ query: '&view=programDetails&programId=77' });
    api.refuse(readProgram, 404);
    await act(() =>
      router.navigate(`${FOR_AVA}/formline-programs?clientId=11&view=programDetails&programId=78`),
    );
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this program' })).toBeVisible();
    api.refuse(readProgram, 500);
    await act(() =>
      router.navigate(`${FOR_AVA}/formline-programs?clientId=11&view=programDetails&programId=79`),
    );
    expect(await screen.findByRole('heading', { name: 'We couldn’t load this program' })).toBeVisible();
    api.answer(readProgram, base);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findProgramName()).toHaveValue('Base');
  });

  it('sends a manager back to the calendar', async () => {
    const { router } = await openAssignProgram({ isManager: true });
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/clients/my-clients/ava/dashboard/calendar'),
    );
  });
});

describe('scheduling a program', () => {
  it('repeats it for the client from the chosen day, and goes to that day of the calendar', async () => {
    const page = await openAssignProgram({ query: OPEN });
    const answer = { ...SUMMARY, client_group_id: null, group_schedule_id: null, change_id: 70 };
    page.api.answer(scheduleWorkout, () => answer);
    const dialog = await openDialog(page, 'Base');
    expect(dialog.getByRole('textbox', { name: 'Start Date' })).toHaveValue('11/23/2026');
    expect(dialog.queryByRole('radio', { name: 'Schedule Once' })).not.toBeInTheDocument();
    await page.user.click(dialog.getByRole('button', { name: 'Schedule' }));
    expect(await screen.findAllByText('Base scheduled for Ava Stone')).not.toHaveLength(0);
    await waitFor(() =>
      expect(page.router.state.location).toMatchObject({
        pathname: '/clients/my-clients/ava/dashboard/calendar',
        search: '?clientId=11&date=2026-11-23',
      }),
    );
    expect(scheduled(page, scheduleWorkout)).toMatchObject({
      startDate: '2026-11-23',
      endDate: '2026-12-23',
      programName: 'Base',
      formlineProgramId: 5,
      currentDate: '2026-11-20',
    });
    page.api.answer(undoCalendarChange, buildChange({ id: 70, kind: 'schedule' }));
    const notice = screen.getByRole('group', { name: 'Base scheduled for Ava Stone' });
    await page.user.click(within(notice).getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(page.api.requests(undoCalendarChange)[0]?.params).toMatchObject({ id: '11', changeId: '70' }),
    );
  });

  it('gives a group what was changed of it, and leaves the library alone', async () => {
    const page = await openAssignProgram({
      at: `${FOR_RUNNERS}/formline-programs?date=2026-11-23${OPEN}`,
    });
    const { user, api, router } = page;
    page.api.answer(scheduleForGroup, () => ({ ...SUMMARY, client_group_id: 7, client_count: 2 }));
    await user.clear(await findProgramName());
    await user.click(screen.getByRole('button', { name: 'Leg Day' }));
    const panel = within(await screen.findByRole('region', { name: 'Workout Details' }));
    await user.type(await panel.findByRole('textbox', { name: 'Workout name' }), ' long');
    const dialog = await openDialog(page, 'Runners Program');
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    expect(await screen.findAllByText('Runners Program scheduled for Runners')).not.toHaveLength(0);
    await waitFor(() => expect(router.state.location.pathname).toBe('/groups/my-groups/7/dashboard'));
    const body = scheduled(page, scheduleForGroup);
    expect(body).toMatchObject({
      programName: 'Runners Program',
      workouts: [
        { name: 'Leg Day long', days_of_week: ['1'], sections: [{ name: 'Main' }] },
        { workout_id: 2, days_of_week: ['3'] },
      ],
    });
    expect(body).not.toHaveProperty('formlineProgramId');
    expect([...api.requests(updateProgram), ...api.requests(updateWorkout)]).toHaveLength(0);
  });

  it('tells a refusal in the dialog and keeps what was made', async () => {
    const page = await openAssignProgram({ query: OPEN });
    page.api.refuse(scheduleWorkout, 400, { message: 'That is too much at once.' });
    await page.user.type(await findProgramName(), ' for Ava');
    const dialog = await openDialog(page, 'Base for Ava');
    await page.user.click(dialog.getByRole('button', { name: 'Schedule' }));
    expect(await dialog.findByText('That is too much at once.')).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await findProgramName()).toHaveValue('Base for Ava');
  });

  it('asks for the same thing again as the same wish, though the dialog was closed after a lost answer', async () => {
    const page = await openAssignProgram({ query: OPEN });
    const { user, api } = page;
    const keys = () => api.headers(scheduleWorkout).map((headers) => headers['idempotency-key']);
    api.refuse(scheduleWorkout, 0);
    const closed = await openDialog(page, 'Base');
    await user.click(closed.getByRole('button', { name: 'Schedule' }));
    await screen.findByRole('alert');
    await user.click(closed.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const dialog = await openDialog(page, 'Base');
    const schedule = () => user.click(dialog.getByRole('button', { name: 'Schedule' }));
    await schedule();
    await waitFor(() => expect(keys()).toHaveLength(2));
    await screen.findByRole('alert');
    await user.type(dialog.getByRole('textbox', { name: 'End Date' }), '{Backspace}7');
    await schedule();
    await waitFor(() => expect(keys()).toHaveLength(3));
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('tells who has gone elsewhere meanwhile, and leads nowhere', async () => {
    const page = await openAssignProgram({ query: OPEN });
    const { api, router, user } = page;
    api.answer(scheduleWorkout, () => {
      act(() => void router.navigate('/elsewhere'));
      return { ...SUMMARY, client_group_id: null, group_schedule_id: null };
    });
    const dialog = await openDialog(page, 'Base');
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    expect(await screen.findAllByText('Base scheduled for Ava Stone')).not.toHaveLength(0);
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  it('asks before a changed program is left, by the other tab too', async () => {
    const { user, router } = await openAssignProgram({ query: OPEN });
    await user.type(await findProgramName(), '!');
    await user.click(screen.getByRole('link', { name: 'My Programs' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard Unsaved Changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe(`${FOR_AVA}/formline-programs`);
    expect(await findProgramName()).toHaveValue('Base!');
  });

  it('waits for a workout', async () => {
    const page = await openAssignProgram({ query: OPEN });
    for (const name of ['Leg Day', 'Push Day']) {
      await page.user.click(await screen.findByRole('button', { name: `More for ${name}` }));
      await page.user.click(await screen.findByRole('menuitem', { name: 'Remove from program' }));
    }
    const button = await screen.findByRole('button', { name: 'Schedule' });
    expect(button).toHaveAccessibleDescription('Add a workout to the program before scheduling it');
    await page.user.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

const SUMMARY = {
  id: 9,
  name: 'Base',
  program_category: { id: 2, label: 'General Fitness' },
  formline_program_id: 5,
  start_date: '2026-11-23',
  end_date: '2026-12-23',
  is_repeated: true,
  status: 'upcoming' as const,
  workout_count: 2,
  version: 1,
  scheduled_count: 9,
  completed_count: 0,
};
