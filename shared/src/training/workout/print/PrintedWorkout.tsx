import { PrintButton } from '@formline/shared/ui/controls';
import { toClockText } from '@formline/shared/domain/dates/clockText';
import { workoutTotalText } from '@formline/shared/domain/training/workoutDuration';
import type { ReactNode } from 'react';
import { doseFieldsTexts } from '../../exercise/dose/doseFields.texts';
import { doseSummary } from '../draft/doseSummary';
import {
  countExercises,
  type DraftExercise,
  type DraftItem,
  type DraftRoutine,
  draftSeconds,
  exercisesOf,
  isRoutine,
  type WorkoutDraft,
} from '../draft/workoutDraft';
import { placedItemsTexts } from '../editor/sections/placedItems.texts';
import { workoutHeadTexts } from '../editor/workoutHead.texts';
import * as styles from './printedWorkout.module.css';

const { printed: texts } = workoutHeadTexts;

/** More do not fit into a line of the paper. */
const MOST_BOXES = 6;

export interface PrintedWorkoutProps {
  readonly draft: WorkoutDraft;
  /** Name of the client or the group, and the day, as text; absent: a line to write on. */
  readonly owner?: string | undefined;
  readonly date?: string | undefined;
  readonly children?: ReactNode;
}

interface PrintedHeadProps {
  readonly name: string;
  readonly facts: string;
  readonly description: string;
  readonly children?: ReactNode;
}

export function PrintedHead({ name, facts, description, children }: PrintedHeadProps) {
  return (
    <header className={styles.head}>
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.facts}>{facts}</p>
      {description && <p className={styles.description}>{description}</p>}
      {children}
    </header>
  );
}

interface PrintedTableProps {
  readonly className: string;
  readonly caption: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

export function PrintedTable({ className, caption, columns, children }: PrintedTableProps) {
  return (
    <table className={`${styles.table} ${className}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

/** A workout on paper, with room to write down what was done; the children stand at its end. */
export function PrintedWorkout({ draft, owner, date, children }: PrintedWorkoutProps) {
  const sections = draft.sections.filter(({ items }) => items.length > 0);
  const count = workoutHeadTexts.exercises(countExercises(draft));
  return (
    <article className={styles.workout}>
      <PrintedHead
        name={draft.name}
        description={draft.description}
        facts={`${count} · ${workoutTotalText(draftSeconds(draft), 'up')}`}
      >
        <p className={styles.blanks}>
          <span>
            {texts.name} <b>{owner}</b>
          </span>
          <span>
            {texts.date} <b>{date}</b>
          </span>
        </p>
      </PrintedHead>
      {sections.length === 0 && <p>{texts.empty}</p>}
      {sections.map(({ key, name, items }) => (
        <PrintedTable
          key={key}
          className={styles.exercises}
          caption={name}
          columns={[texts.exercise, texts.dose, texts.done]}
        >
          {items.map((item) => (
            <ItemRows key={item.key} item={item} />
          ))}
        </PrintedTable>
      ))}
      {children}
    </article>
  );
}

function ItemRows({ item }: { readonly item: DraftItem }) {
  return (
    <tbody className={styles.item}>
      {isRoutine(item) && <RoutineRow routine={item} />}
      {exercisesOf(item).map((exercise, index) => (
        <ExerciseRow
          key={index}
          exercise={exercise}
          isMember={isRoutine(item)}
          times={isRoutine(item) ? item.reps : exercise.sets}
        />
      ))}
    </tbody>
  );
}

function RoutineRow({ routine: { title, routine_type, reps, rest } }: { readonly routine: DraftRoutine }) {
  const kind = routine_type === 'circuit' ? placedItemsTexts.circuit(reps) : placedItemsTexts.superset(reps);
  return (
    <tr className={styles.routine}>
      <th scope="rowgroup">{title}</th>
      <td colSpan={2}>
        {kind}
        {rest !== null && rest > 0 && ` · ${texts.restBetween(toClockText(rest))}`}
      </td>
    </tr>
  );
}

interface ExerciseRowProps {
  readonly exercise: DraftExercise;
  readonly isMember: boolean;
  readonly times: number;
}

function ExerciseRow({ exercise, isMember, times }: ExerciseRowProps) {
  const { name, notes, allow_unilateral: hasSides, exercise_sides: sides } = exercise;
  const { amount, rest } = doseSummary(exercise);
  const details = [hasSides ? doseFieldsTexts.sidesNamed[sides] : '', rest].filter((part) => part !== '');
  return (
    <tr className={isMember ? styles.member : undefined}>
      <th scope="row">
        {name}
        {notes !== null && notes !== '' && <span className={styles.notes}>{notes}</span>}
      </th>
      <td>
        <span className={styles.amount}>{amount}</span>
        <span className={styles.details}>{details.join(' · ')}</span>
      </td>
      <td>
        <span className={styles.boxes}>
          {Array.from({ length: Math.min(times, MOST_BOXES) }, (_, index) => (
            <span key={index} />
          ))}
        </span>
      </td>
    </tr>
  );
}

export function PrintWorkout(props: PrintedWorkoutProps) {
  return (
    <PrintButton label={texts.print} title={props.draft.name}>
      <PrintedWorkout {...props} />
    </PrintButton>
  );
}
