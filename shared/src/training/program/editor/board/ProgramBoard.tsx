import type { ProgramWorkout } from '@formline/shared/contracts/library/programs';
import type { Workout } from '@formline/shared/contracts/library/workouts';
import { Box, chakra, EmptyState, InlineNotice, RetryButton } from '@formline/shared/ui/core';
import { BoardList, SortableHandle } from '@formline/shared/ui/sortable';
import { createContext, memo, type ReactNode, use, useMemo } from 'react';
import type { ChangedWorkout } from '../../draft/keptWorkouts';
import { programEditorTexts as texts } from '../programEditor.texts';
import { type ProgramWorkouts, useProgramContents } from '../programWorkouts';
import type { ColumnActions } from './columnActions';
import { WorkoutColumn } from './WorkoutColumn';

/** One area scrolls both ways, so that columns stay aligned; column heads are sticky. */
const Area = chakra('div', {
  base: {
    flex: '1',
    minH: '0',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    px: '4',
    pb: '4',
    '& > [data-board-list]': {
      display: 'flex',
      flexDirection: 'column',
      w: 'max-content',
      minW: 'full',
      minH: 'full',
    },
    '& > [data-board-list] > ul': { flex: '1', gap: '3' },
    '& > [data-board-list] > ul > li': { w: '64', flexShrink: '0' },
    '& > [data-board-list] > ul:empty': { display: 'none' },
  },
});
const Nothing = chakra('div', {
  base: { flex: '1', border: 'thin', borderStyle: 'dashed', borderColor: 'border', borderRadius: 'md' },
});

export const PROGRAM_LIST_ID = 'program';

const keyOf = ({ key }: ProgramWorkout) => key;
const nameOf = ({ name }: ProgramWorkout) => name;
const drawColumn = (workout: ProgramWorkout) => <BoardColumn workout={workout} />;
const handle = <SortableHandle />;

interface Columns extends Pick<
  ProgramBoardProps,
  'workouts' | 'changedWorkouts' | 'openWorkoutId' | 'canEdit' | 'actions'
> {
  readonly contents: ReadonlyMap<number, Workout> | undefined;
  readonly hasContentFailed: boolean;
}

/** Context reaches the columns past their memoised rows. */
const ColumnsContext = createContext<Columns | null>(null);

function BoardColumn({ workout }: { readonly workout: ProgramWorkout }) {
  const columns = use(ColumnsContext);
  if (!columns) return null;
  const { workouts, changedWorkouts, contents, openWorkoutId, canEdit, ...rest } = columns;
  return (
    <WorkoutColumn
      {...rest}
      workout={workout}
      position={workouts.indexOf(workout)}
      count={workouts.length}
      content={changedWorkouts.get(workout.id)?.shown ?? contents?.get(workout.id)}
      isOpen={workout.id === openWorkoutId}
      canEdit={canEdit}
      handle={canEdit && handle}
    />
  );
}

export interface ProgramBoardProps {
  workouts: readonly ProgramWorkout[];
  source: ProgramWorkouts;
  changedWorkouts: ReadonlyMap<number, ChangedWorkout>;
  openWorkoutId: number | null;
  canEdit: boolean;
  actions: ColumnActions;
  emptyAction?: ReactNode;
}

/** Workouts of a program as columns. Must be inside a `SortableBoard`. */
export const ProgramBoard = memo(function ProgramBoard(props: ProgramBoardProps) {
  const { workouts, source, changedWorkouts, openWorkoutId, canEdit, actions, emptyAction } = props;
  const { data: contents, isError, refetch } = useProgramContents(source, workouts);
  const around = useMemo(
    () => ({
      workouts,
      changedWorkouts,
      contents,
      hasContentFailed: isError,
      openWorkoutId,
      canEdit,
      actions,
    }),
    [workouts, changedWorkouts, contents, isError, openWorkoutId, canEdit, actions],
  );
  return (
    <>
      {isError && <ContentsFailed onRetry={() => void refetch()} />}
      <Area>
        <ColumnsContext value={around}>
          <BoardList
            id={PROGRAM_LIST_ID}
            name={texts.board.label}
            axis="across"
            items={workouts}
            itemKey={keyOf}
            itemName={nameOf}
            isDisabled={!canEdit}
            footer={workouts.length === 0 && <NoWorkouts canEdit={canEdit} action={emptyAction} />}
          >
            {drawColumn}
          </BoardList>
        </ColumnsContext>
      </Area>
    </>
  );
});

function NoWorkouts({ canEdit, action }: { readonly canEdit: boolean; readonly action: ReactNode }) {
  const { title, text, readOnly } = texts.board.empty;
  return (
    <Nothing data-drop-empty="">
      <EmptyState title={title} text={canEdit ? text : readOnly} action={canEdit && action} />
    </Nothing>
  );
}

function ContentsFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Box px="4" pb="3">
      <InlineNotice tone="error" role="alert" action={<RetryButton size="sm" onRetry={onRetry} />}>
        {texts.errors.contents}
      </InlineNotice>
    </Box>
  );
}
