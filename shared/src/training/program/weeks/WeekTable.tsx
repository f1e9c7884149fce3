import type { ProgramWorkout } from '@formline/shared/contracts/library/programs';
import type { Workout } from '@formline/shared/contracts/library/workouts';
import type { WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import { chakra, ErrorState, LoadingState, Skeleton } from '@formline/shared/ui/core';
import type { WeekPlan } from '../draft/programDraft';
import { weekPlanTexts as texts } from './weekPlan.texts';
import { weekRows } from './weekTable';

const Scroller = chakra('div', {
  base: { overflowX: 'auto', border: 'thin', borderColor: 'border', borderRadius: 'md' },
});
const Table = chakra('table', {
  base: {
    w: 'full',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    borderCollapse: 'separate',
    borderSpacing: '0',
    '& th, & td': { px: '3', py: '2', textAlign: 'start', whiteSpace: 'nowrap' },
    '& th:first-of-type': { position: 'sticky', insetInlineStart: '0', bg: 'bg.surface', minW: '48' },
    '& thead th': { fontWeight: 'medium', color: 'fg.muted' },
    '& tbody th': { fontWeight: 'normal' },
    '& tr[data-workout] th': { fontWeight: 'semibold', borderTop: 'thin', borderColor: 'border', pt: '3' },
    '& tr[data-workout] td': { borderTop: 'thin', borderColor: 'border' },
    '& tr[data-member] th': { ps: '7' },
    '& td': { color: 'fg.muted' },
    '& td[data-changed]': { color: 'fg', fontWeight: 'semibold' },
  },
});

export interface ProgramContents {
  /** Undefined until they are loaded. */
  readonly byId: ReadonlyMap<number, Workout> | undefined;
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

interface WeekTableProps {
  readonly workouts: readonly ProgramWorkout[];
  readonly contents: ProgramContents;
  readonly plan: WeekPlan;
  readonly weightUnit: WeightUnit;
}

/** What is in each week; without weeks there is nothing to show. */
export function WeekTable({ workouts, contents, plan, weightUnit }: WeekTableProps) {
  const { weekCount } = plan;
  if (weekCount === null || !(weekCount > 0)) return null;
  const { byId, hasFailed, isRetrying, onRetry } = contents;
  if (!byId && hasFailed) {
    return (
      <ErrorState title={texts.failed} text={texts.whatToDo} isRetrying={isRetrying} onRetry={onRetry} />
    );
  }
  if (!byId) {
    return (
      <LoadingState label={texts.loading}>
        <Skeleton h="40" />
      </LoadingState>
    );
  }
  return (
    <Scroller tabIndex={0} role="region" aria-label={texts.table}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{texts.exercise}</th>
            {Array.from({ length: weekCount }, (_, index) => (
              <th key={index} scope="col">
                {texts.week(index + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {workouts.map((workout) => (
            <WorkoutRows
              key={workout.key}
              {...{ workout, plan, weightUnit }}
              weeks={weekCount}
              content={byId.get(workout.id)}
            />
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

interface WorkoutRowsProps extends Pick<WeekTableProps, 'plan' | 'weightUnit'> {
  readonly workout: ProgramWorkout;
  readonly content: Workout | undefined;
  readonly weeks: number;
}

function WorkoutRows({ workout, content, plan, weeks, weightUnit }: WorkoutRowsProps) {
  const rows = content ? weekRows(workout, content, { plan, weeks, weightUnit }) : [];
  return (
    <>
      <tr data-workout="">
        <th scope="rowgroup">{content?.name ?? workout.name}</th>
        <td colSpan={weeks}>{rows.length === 0 ? texts.noExercises : null}</td>
      </tr>
      {rows.map(({ key, name, isMember, cells }) => (
        <tr key={key} data-member={isMember ? '' : undefined}>
          <th scope="row">{name}</th>
          {cells.map(({ text, isChanged }, index) => (
            <td key={index} data-changed={isChanged ? '' : undefined}>
              {text}
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}
