import type { Program } from '@formline/shared/contracts/library/programs';
import { useQuery } from '@formline/shared/query';
import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { programListTexts } from '@formline/shared/training/program/list/programList.texts.ts';
import { ProgramPanels } from '@formline/shared/training/program/list/ProgramPanels';
import type { ProgramViewState } from '@formline/shared/training/program/list/programViewState.ts';
import {
  noOwnProgramsQuery,
  type ProgramSource,
} from '@formline/shared/training/program/list/programs.queries.ts';
import { Button, EmptyState } from '@formline/shared/ui/core';
import { Plus } from 'lucide-react';
import { OpenProgram } from './OpenProgram';
import { programsTexts as texts } from './programs.texts';

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
  return (
    <ProgramPanels
      {...{ source, viewState, onViewStateChange }}
      openId={viewState.programId}
      empty={<NoPrograms source={source} canEdit={canEdit} onCreate={onCreate} />}
    >
      {(close) => <OpenProgram {...{ viewState, onViewStateChange, canEdit, onCopied }} onClose={close} />}
    </ProgramPanels>
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
