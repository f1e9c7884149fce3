import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { newClientWithWork } from '../../fixtures/accounts/plannedWork';
import { dayAfter, todayIn } from '../../fixtures/accounts/dates';
import { dragByMouse, pointOn } from '../../fixtures/browser/dragging';
import { isFullRun, variantTag } from '../../fixtures/fullRun';
import { expect, test } from '../../fixtures/test';
import { calendarPage, calendarPath } from '../../pages/mf-schedule/calendarPage';

/** The days of the test cross a leap day and the clock changes of the first three. */
const ZONES = ['America/Los_Angeles', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Kiritimati'];
const MONDAY = '2028-02-28';
const FIRST_DAY = '2028-02-20';
const MONTHS = ['2028-02', '2028-03', '2028-04'];
const DAYS = 48;
const SEQUENCES = isFullRun ? 25 : 1;
const SEED = 1;
const MINUTES_A_SEQUENCE = 1;

const edit = fc.record({
  kind: fc.constantFrom('copy', 'cut', 'drag', 'remove', 'undo', 'undo', 'redo'),
  /** Which of the days that have workouts. */
  picked: fc.nat(30),
  /** Days after the first one of the test. */
  target: fc.nat(DAYS),
});
const sequences = fc.array(edit, { minLength: 6, maxLength: 12, size: 'max' });
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

/** The days of all workouts, one list for each state that can be gone back or forward to. */
class Model {
  private states: (readonly string[])[];
  private position = 0;

  constructor(days: readonly string[]) {
    this.states = [days];
  }

  get days(): readonly string[] {
    return this.states[this.position] ?? [];
  }

  change(gone: readonly string[], added: readonly string[]): void {
    const days = [...this.days];
    for (const day of gone) days.splice(days.indexOf(day), 1);
    this.states = [...this.states.slice(0, this.position + 1), [...days, ...added].sort()];
    this.position += 1;
  }

  /** False when there is nothing to undo or redo. */
  turn(by: -1 | 1): boolean {
    if (this.states[this.position + by] === undefined) return false;
    this.position += by;
    return true;
  }
}

/** Turns the month until the day is shown, from under the notices. */
async function choose(page: Page, date: string): Promise<void> {
  const calendar = calendarPage(page);
  const closing = page.getByRole('button', { name: 'Close notice' });
  await closing.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await expect(closing).toHaveCount(0);
  const days = () => calendar.dates();
  while (!(await days()).includes(date)) {
    const [first = ''] = await days();
    await (date < first ? calendar.previous : calendar.next).click();
    await expect.poll(async () => (await days())[0]).not.toBe(first);
  }
  await calendar.dayNumber(date).click();
  await expect(calendar.grid).toHaveAttribute('aria-busy', 'false');
}

/** Chooses also what is on that day already, which the dialog leaves out once it has loaded the month. */
async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    for (const line of await dialog.getByRole('checkbox', { checked: false }).all()) await line.check();
    await dialog.getByRole('button', { name: /^(?:Copy|Move|Remove) \d/ }).click();
    await expect(dialog).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 10_000 });
}

async function carryOut(page: Page, model: Model, { kind, picked, target }: Edit): Promise<void> {
  const calendar = calendarPage(page);
  if (kind === 'undo' || kind === 'redo') {
    if (!model.turn(kind === 'undo' ? -1 : 1)) return;
    await page.keyboard.press(kind === 'undo' ? 'Control+z' : 'Control+Shift+z');
    return;
  }
  const from = model.days[picked % model.days.length];
  const to = dayAfter(FIRST_DAY, target);
  if (from === undefined || (from === to && kind !== 'remove')) return;
  await choose(page, from);
  const workouts = model.days.filter((day) => day === from);
  const there = workouts.map(() => to);
  if (kind === 'drag') {
    if (!(await calendar.dates()).includes(to)) return;
    await calendar.toMiddle(from);
    const dragging = await dragByMouse(page, await pointOn(calendar.chips(from).first()));
    await dragging.to(await pointOn(calendar.dayNumber(to)));
    await dragging.drop();
    // Of a selected day all workouts go, after a preview.
    if (workouts.length > 1) await confirm(page);
    return model.change(workouts, there);
  }
  if (kind === 'remove') {
    await page.keyboard.press('Delete');
    await confirm(page);
    return model.change(workouts, []);
  }
  await page.keyboard.press(kind === 'copy' ? 'Control+c' : 'Control+x');
  await choose(page, to);
  await page.keyboard.press('Control+v');
  await confirm(page);
  model.change(kind === 'copy' ? [] : workouts, there);
}

for (const [index, timezoneId] of ZONES.entries()) {
  test.describe(`in ${timezoneId}`, variantTag(index), () => {
    test.use({ timezoneId });
    test(`random edits, undo and redo show what the server has and what a plain model says`, async ({
      page,
      context,
      request,
    }) => {
      test.setTimeout(SEQUENCES * MINUTES_A_SEQUENCE * 60_000);
      const calendar = calendarPage(page);
      let edits = 0;
      await fc.assert(
        fc.asyncProperty(sequences, async (sequence) => {
          await page.goto('/');
          const today = await todayIn(page);
          const plan = { today, startDate: MONDAY, endDate: dayAfter(MONDAY, 4) };
          const { client, days } = await newClientWithWork(context, request, plan);
          const onServer = async () => (await days(...MONTHS)).sort();
          const model = new Model(await onServer());
          await page.goto(calendarPath(client, MONDAY));
          for (const one of sequence) {
            await carryOut(page, model, one);
            await expect.poll(() => onServer(), JSON.stringify(one)).toEqual(model.days);
            const shown = await calendar.dates();
            const expected = shown.flatMap((date) => model.days.filter((day) => day === date));
            await expect.poll(() => calendar.workoutDates(), JSON.stringify(one)).toEqual(expected);
            edits += 1;
          }
        }),
        { numRuns: SEQUENCES, seed: SEED + index, endOnFailure: true },
      );
      process.stdout.write(`${timezoneId}: ${SEQUENCES} sequences, ${edits} steps, 0 differences\n`);
    });
  });
}
