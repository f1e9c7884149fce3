import { type BaselinePage, sourceOf } from '../harness/buildPage';

const program = `
import { createRoot } from 'react-dom/client';
import { UiProvider } from ${sourceOf('shared', 'ui/core')};
import { MonthGrid } from ${sourceOf('mf-schedule', 'features/calendar/MonthGrid')};
import { monthGrid, addMonths, dayOfMonth, monthOf } from ${sourceOf('shared', 'domain/dates/calendarDates')};

const CHIPS = 3, TODAY = '2027-03-10';
const answer = await (await fetch('/data.json')).json();
const byDay = new Map();
for (const workout of answer) {
  const day = byDay.get(workout.workout_date);
  if (day) day.push(workout); else byDay.set(workout.workout_date, [workout]);
}
for (const day of byDay.values()) day.sort((a, b) => a.workout_name < b.workout_name ? -1 : 1);

const element = (name, className, text) => {
  const made = document.createElement(name);
  made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
};
const stateOf = (workouts, date) =>
  workouts.every((workout) => workout.is_complete) ? 'complete' : date < TODAY ? 'incomplete' : 'upcoming';

function cell(date, month) {
  const made = element('div', 'day');
  made.dataset.date = date;
  made.setAttribute('role', 'gridcell');
  made.setAttribute('aria-selected', String(date === shown));
  made.tabIndex = date === shown ? 0 : -1;
  made.append(element('span', 'spoken', date + ', ' + (byDay.get(date) ?? []).length + ' workouts'));
  if (monthOf(date) !== month) made.dataset.outside = 'true';
  made.append(element('span', 'number', String(dayOfMonth(date))));
  const workouts = byDay.get(date) ?? [];
  if (workouts.length > 0) {
    const mark = element('span', 'mark');
    mark.dataset.state = stateOf(workouts, date);
    made.append(mark);
  }
  for (const workout of workouts.slice(0, CHIPS)) {
    const chip = element('span', 'chip', workout.workout_name);
    chip.dataset.state = stateOf([workout], date);
    made.append(chip);
  }
  if (workouts.length > CHIPS) made.append(element('button', 'more', '+' + (workouts.length - CHIPS) + ' more'));
  return made;
}

let shown = TODAY;
function show() {
  const days = monthGrid(shown);
  const weeks = Array.from({ length: 6 }, (_, week) => {
    const row = element('div', 'week');
    row.setAttribute('role', 'row');
    row.append(...days.slice(week * 7, week * 7 + 7).map((day) => cell(day, monthOf(shown))));
    return row;
  });
  document.querySelector('[role=grid]').replaceChildren(...weeks);
  document.querySelector('h2').textContent = shown.slice(0, 7);
}
const step = (months) => () => { shown = addMonths(shown, months); show(); };

createRoot(document.getElementById('root')).render(
  <UiProvider>
    <main>
      <header>
        <h2> </h2>
        <button aria-label="Previous month" onClick={step(-1)}>Back</button>
        <button aria-label="Next month" onClick={step(1)}>Next</button>
      </header>
      <MonthGrid role="grid" ref={(grid) => { if (grid) queueMicrotask(show); }} />
    </main>
  </UiProvider>,
);
`;

/** The elements of the month calendar, written by hand from workouts sorted by day once. */
export const baselineMonth: BaselinePage = {
  name: 'baseline-grid',
  program,
  modulesOf: ['shared', 'mf-schedule'],
  styles: 'main{width:860px;margin:auto}header{height:240px;padding-top:100px}',
};
