import type { Program } from '@formline/shared/contracts/library/programs';
import { useQuery } from '@formline/shared/query';
import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { useAwaitedFocus } from '@formline/shared/training/library-list/useAwaitedFocus.ts';
import { ProgramList } from '@formline/shared/training/program/list/ProgramList';
import { programListTexts } from '@formline/shared/training/program/list/programList.texts.ts';
import {
  closedProgram,
  type ProgramViewState,
} from '@formline/shared/training/program/list/programViewState.ts';
import {
  noOwnProgramsQuery,
  type ProgramSource,
} from '@formline/shared/training/program/list/programs.queries.ts';
import { RememberedPanels } from '@formline/shared/training/side-panels/RememberedPanels';
import { Button, chakra, EmptyState } from '@formline/shared/ui/core';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useCallback } from 'react';
import { OpenProgram } from './OpenProgram';
import { programsTexts as texts } from './programs.texts';

const LIST_SHARE = 30;

const Body = chakra('div', { base: { minH: '0', h: 'full' } });

export interface ProgramLibraryProps {
  source: ProgramSource;
  viewState: ProgramViewState;
  onViewStateChange: ChangeViewState<ProgramViewState>;
  canEdit: boolean;
  onCreate: () => void;
  onCopied: (program: Program) => void;
}

export function ProgramLibrary(props: ProgramLibraryProps) {
  const { source, viewState, onViewStateChange, canEdit, onCreate, onCopied } = props;
  const list = useAwaitedFocus();
  const { programId, view } = viewState;
  const isOpen = programId !== null;
  const isListShown = view === 'programList' || view === 'programDetails';
  const handleOpen = useCallback(
    (id: number, isFollowing: boolean) =>
      onViewStateChange(
        { ...closedProgram, view: 'programDetails', programId: id },
        { replace: isFollowing },
      ),
    [onViewStateChange],
  );
  const handleClose = () => {
    onViewStateChange(closedProgram);
    list.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen && view === 'programDetails' && !event.defaultPrevented)
      handleClose();
  };
  return (
    <Body onKeyDown={handleKeyDown}>
      <RememberedPanels
        name="programs"
        label={texts.listWidth}
        defaultShare={LIST_SHARE}
        start={
          isListShown && (
            <ProgramList
              source={source}
              viewState={viewState}
              onViewStateChange={(part) => onViewStateChange(part, { replace: true })}
              openProgramId={typeof programId === 'number' ? programId : null}
              onOpen={handleOpen}
              listRef={list.ref}
              empty={<NoPrograms source={source} canEdit={canEdit} onCreate={onCreate} />}
            />
          )
        }
        end={
          isOpen && (
            <OpenProgram
              viewState={viewState}
              onViewStateChange={onViewStateChange}
              canEdit={canEdit}
              onClose={handleClose}
              onCopied={onCopied}
            />
          )
        }
      />
    </Body>
  );
}

function NoPrograms({
  source,
  canEdit,
  onCreate,
}: Pick<ProgramLibraryProps, 'source' | 'canEdit' | 'onCreate'>) {
  const firstTime = useQuery({ ...noOwnProgramsQuery(), enabled: source === 'trainerOwned' });
  if (source === 'trainerOwned' && firstTime.data !== false && canEdit) {
    return (
      <EmptyState
        {...programListTexts.firstTime.library}
        action={
          <Button variant="primary" icon={<Plus />} onClick={onCreate}>
            {texts.create}
          </Button>
        }
      />
    );
  }
  return <EmptyState {...programListTexts.none} />;
}
