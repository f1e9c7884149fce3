import type { ProgramWorkout } from '@formline/shared/contracts/library/programs';
import type { Workout } from '@formline/shared/contracts/library/workouts';
import { PrintButton } from '@formline/shared/ui/controls';
import { weekdaysTexts } from '@formline/shared/domain/dates/weekdays.texts';
import { useWeightUnit } from '../../use-weight-unit/useWeightUnit';
import { toWorkoutDraft } from '../../workout/draft/workoutDraft';
import type { ChangedWorkout } from '../draft/keptWorkouts';
import { countTrainingDays, type ProgramDraft, weekPlanOf } from '../draft/programDraft';
import { programEditorTexts } from '../editor/programEditor.texts';
import { type ProgramWorkouts, useProgramContents } from '../editor/programWorkouts';
import { weekPlanTexts } from '../weeks/weekPlan.texts';
import { type WeekRow, weekRows } from '../weeks/weekTable';
import { PrintedHead, PrintedTable, PrintedWorkout } from '../../workout/print/PrintedWorkout';
import * as styles from './printedProgram.module.css';

const { printed: texts, summary } = programEditorTexts;

const WEEKS_IN_A_TABLE = 6;

interface PrintedProgramProps {
  readonly draft: ProgramDraft;
  readonly source: ProgramWorkouts;
  readonly changedWorkouts: ReadonlyMap<number, ChangedWorkout>;
}

export function PrintProgram(props: PrintedProgramProps) {
  return (
    <PrintButton label={texts.print} title={props.draft.name}>
      <PrintedProgram {...props} />
    </PrintButton>
  );
}

/** A program on paper: its workouts with their days, then each workout on a page of its own. */
function PrintedProgram({ draft, source, changedWorkouts }: PrintedProgramProps) {
  const { workouts, weekCount } = draft;
  const { data: contents } = useProgramContents(source, workouts);
  const contentOf = ({ id }: ProgramWorkout) => changedWorkouts.get(id)?.shown ?? contents?.get(id);
  return (
    <>
      <PrintedHead name={draft.name} facts={factsOf(draft)} description={draft.description} />
      <h2 className={styles.heading}>{texts.workouts}</h2>
      <ol className={styles.workouts}>
        {workouts.map((workout) => (
          <li key={workout.key}>
            <span>{contentOf(workout)?.name ?? workout.name}</span>
            <span>{workout.days_of_week.map((day) => weekdaysTexts[Number(day)]?.name).join(', ')}</span>
          </li>
        ))}
      </ol>
      {workouts.map((workout) => {
        const content = contentOf(workout);
        return (
          content &&
          hasExercises(content) && (
            <PrintedWorkout key={workout.key} draft={toWorkoutDraft(content)}>
              {weekCount !== null && <Weeks {...{ draft, workout, content }} weekCount={weekCount} />}
            </PrintedWorkout>
          )
        );
      })}
    </>
  );
}

/** A video alone has nothing to print. */
const hasExercises = ({ sections }: Workout) => sections.some(({ exercises }) => exercises.length > 0);

const factsOf = (draft: ProgramDraft): string =>
  [
    draft.category?.label,
    summary.workouts(draft.workouts.length),
    summary.days(countTrainingDays(draft)),
    draft.weekCount !== null && texts.weekCount(draft.weekCount),
  ]
    .filter(Boolean)
    .join(' · ');

interface WeeksProps {
  readonly draft: ProgramDraft;
  readonly workout: ProgramWorkout;
  readonly content: Workout;
  readonly weekCount: number;
}

/** The weeks in which something differs from the workout as it is written, in tables that fit on the paper. */
function Weeks({ draft, workout, content, weekCount }: WeeksProps) {
  const weightUnit = useWeightUnit();
  const rows = weekRows(workout, content, { plan: weekPlanOf(draft), weeks: weekCount, weightUnit }).filter(
    ({ cells }) => cells.some(({ isChanged }) => isChanged),
  );
  const weeks = Array.from({ length: weekCount }, (_, week) => week).filter((week) =>
    rows.some(({ cells }) => cells[week]?.isChanged),
  );
  const starts = weeks.filter((_, index) => index % WEEKS_IN_A_TABLE === 0);
  return starts.map((start) => {
    const from = weeks.indexOf(start);
    return <WeekTable key={start} rows={rows} weeks={weeks.slice(from, from + WEEKS_IN_A_TABLE)} />;
  });
}

interface WeekTableProps {
  readonly rows: readonly WeekRow[];
  /** From 0. */
  readonly weeks: readonly number[];
}

function WeekTable({ rows, weeks }: WeekTableProps) {
  return (
    <PrintedTable
      className={styles.weeks}
      caption={texts.weeks}
      columns={[weekPlanTexts.exercise, ...weeks.map((week) => weekPlanTexts.week(week + 1))]}
    >
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {weeks.map((week) => (
              <td key={week} data-changed={cells[week]?.isChanged || undefined}>
                {cells[week]?.text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PrintedTable>
  );
}
