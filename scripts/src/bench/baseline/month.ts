import type { BaselinePage } from '../harness/sites';
import { kitPage, sourceOf } from './kitPage';

/** The elements of the month calendar, written by hand from workouts sorted by day once. */
export const baselineMonth: BaselinePage = {
  name: 'baseline-grid',
  styles:
    'main{width:860px;height:900px;margin:auto;display:flex;flex-direction:column}header{height:240px;padding-top:100px}',
  program: kitPage(`
import { addMonths, dayOfMonth, monthOf, monthWeeks } from ${sourceOf('shared', 'domain/dates/calendarDates')};
import { mark } from ${sourceOf('mf-schedule', 'components/state-mark/stateMark.module.css')};
import * as styles from ${sourceOf('mf-schedule', 'features/calendar/month/month.module.css')};

// As many chips as the product fits into a day of this window.
const CHIPS = 4, TODAY = '2027-03-10';
const byDay = Map.groupBy(await readData(), (workout) => workout.workout_date);
for (const day of byDay.values()) day.sort((a, b) => a.workout_name < b.workout_name ? -1 : 1);

const element = (name, className, text = '') =>
  Object.assign(document.createElement(name), { className, textContent: text });
const stateOf = (workouts, date) =>
  workouts.every((workout) => workout.is_complete) ? 'complete' : date < TODAY ? 'incomplete' : 'upcoming';

function cell(date, month) {
  const workouts = byDay.get(date) ?? [];
  const made = element('div', styles.day);
  made.dataset.date = date;
  made.setAttribute('role', 'gridcell');
  made.setAttribute('aria-selected', String(date === shown));
  made.tabIndex = date === shown ? 0 : -1;
  if (monthOf(date) !== month) made.dataset.outside = 'true';
  made.append(element('span', styles.spoken, date + ', ' + workouts.length + ' workouts'));
  made.append(element('span', styles.number, String(dayOfMonth(date))));
  if (workouts.length > 0) {
    const dot = element('span', mark);
    dot.dataset.state = stateOf(workouts, date);
    made.append(dot);
  }
  for (const workout of workouts.slice(0, CHIPS)) {
    const chip = element('span', styles.chip, workout.workout_name);
    chip.dataset.state = stateOf([workout], date);
    made.append(chip);
  }
  if (workouts.length > CHIPS) made.append(element('button', styles.more, '+' + (workouts.length - CHIPS) + ' more'));
  return made;
}

let shown = TODAY;
function show() {
  const weeks = monthWeeks(shown).map((days) => {
    const row = element('div', styles.week);
    row.setAttribute('role', 'row');
    row.append(...days.map((day) => cell(day, monthOf(shown))));
    return row;
  });
  document.querySelector('[role=grid]').replaceChildren(...weeks);
  document.querySelector('h2').textContent = shown.slice(0, 7);
}
const step = (months) => () => { shown = addMonths(shown, months); show(); };

const Page = () => (
  <main>
    <header>
      <h2> </h2>
      <button aria-label="Previous month" onClick={step(-1)}>Back</button>
      <button aria-label="Next month" onClick={step(1)}>Next</button>
    </header>
    <div role="grid" className={styles.month} ref={(grid) => { if (grid) queueMicrotask(show); }} />
  </main>
);
`),
};
