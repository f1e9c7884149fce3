import { UndoRedoButtons } from '@formline/shared/training/editing/UndoRedoButtons';
import {
  Box,
  Button,
  Card,
  chakra,
  IconButton,
  InlineNotice,
  VisuallyHidden,
} from '@formline/shared/ui/core';
import { SaveButton } from '@formline/shared/ui/controls';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { SaveStatus } from '../../editing/SaveStatus';
import { ProgramBoard } from './board/ProgramBoard';
import { ProgramHead } from './ProgramHead';
import type { ChangedWorkout } from '../draft/keptWorkouts';
import type { ProgramCategory } from '../draft/programDraft';
import { programEditorTexts as texts } from './programEditor.texts';
import type { ProgramWorkouts } from './programWorkouts';
import type { ProgramEditorState } from './useProgramEditor';
import type { ColumnActions } from './board/columnActions';
import { PrintProgramButton } from '../print/PrintProgramButton';
import { WeekPlanButton } from '../weeks/WeekPlanButton';

const Panel = chakra(Card, {
  base: { display: 'flex', flexDirection: 'column', h: 'full', minW: '0', minH: '0', overflow: 'hidden' },
});
const Top = chakra('div', { base: { px: '4', pt: '4' } });
const Tools = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', px: '4', py: '3' },
});
const Gap = chakra('div', { base: { flex: '1' } });

export interface ProgramPanelProps {
  editor: ProgramEditorState;
  categories: readonly ProgramCategory[];
  canEdit: boolean;
  canDescribe: boolean;
  source: ProgramWorkouts;
  changedWorkouts: ReadonlyMap<number, ChangedWorkout>;
  isSaved: boolean;
  /** False for what is scheduled, where the weeks were worked out. */
  hasWeeks: boolean;
  openWorkoutId: number | null;
  onOpenWorkout: (workoutId: number) => void;
  onAddWorkouts?: (() => void) | undefined;
  onClose: () => void;
  menu?: ReactNode;
}

export function ProgramPanel(props: ProgramPanelProps) {
  const { editor, categories, canEdit, openWorkoutId, onOpenWorkout, onAddWorkouts } = props;
  const { draft, actions, nameError, touchName } = editor;
  const panelRef = useRef<HTMLDivElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  const columnActions = useMemo<ColumnActions>(
    () => ({
      onOpen: ({ id }) => onOpenWorkout(id),
      onMove: actions.move,
      onRemove: actions.remove,
      onToggleDay: actions.toggleDay,
    }),
    [actions, onOpenWorkout],
  );
  const handleSave = () => {
    touchName();
    if (draft.name.trim() === '') nameRef.current?.focus();
    else actions.saveNow();
  };
  return (
    <Panel ref={panelRef} role="region" padding="none" aria-label={texts.region}>
      <VisuallyHidden asChild>
        <h2>{texts.region}</h2>
      </VisuallyHidden>
      <Top>
        <ProgramHead
          draft={draft}
          categories={categories}
          canEdit={canEdit}
          canDescribe={props.canDescribe}
          nameError={nameError}
          nameRef={nameRef}
          onRename={actions.rename}
          onDescribe={actions.describe}
          onDescriptionLeft={actions.settle}
          onNameLeft={() => {
            touchName();
            actions.settle();
          }}
          onCategorize={actions.categorize}
          onCategoryClosed={actions.settle}
        />
      </Top>
      <Tools>
        {canEdit && onAddWorkouts && (
          <Button size="sm" icon={<Plus />} onClick={onAddWorkouts}>
            {texts.addWorkouts}
          </Button>
        )}
        {props.hasWeeks && (
          <WeekPlanButton
            {...{ draft, canEdit }}
            source={props.source}
            changedWorkouts={props.changedWorkouts}
            onPlan={actions.planWeeks}
          />
        )}
        <Gap />
        {canEdit && props.isSaved && <SaveStatus saver={editor.saver} hasButton />}
        {canEdit && <UndoRedoButtons session={editor.history} regionRef={panelRef} />}
        {canEdit && props.isSaved && (
          <SaveButton state={editor.saveState} isDisabled={!editor.isChanged} onSave={handleSave} />
        )}
        <PrintProgramButton draft={draft} source={props.source} changedWorkouts={props.changedWorkouts} />
        {props.menu}
        <IconButton size="sm" label={texts.close} icon={<X />} onClick={props.onClose} />
      </Tools>
      {editor.problem !== null && <SaveProblem>{editor.problem}</SaveProblem>}
      <ProgramBoard
        workouts={draft.workouts}
        source={props.source}
        changedWorkouts={props.changedWorkouts}
        openWorkoutId={openWorkoutId}
        canEdit={canEdit}
        actions={columnActions}
        emptyAction={onAddWorkouts && <Button onClick={onAddWorkouts}>{texts.addWorkouts}</Button>}
      />
    </Panel>
  );
}

function SaveProblem({ children }: { readonly children: string }) {
  return (
    <Box px="4" pb="3">
      <InlineNotice tone="error" role="alert">
        {children}
      </InlineNotice>
    </Box>
  );
}
