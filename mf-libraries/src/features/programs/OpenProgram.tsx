import { isApiError } from '@formline/shared/api-client';
import type { Program } from '@formline/shared/contracts/library/programs';
import { useQuery, useQueryClient } from '@formline/shared/query';
import type { PageLocation } from '@formline/shared/routing';
import { ProgramStandIn } from '@formline/shared/training/program/editor/ProgramStandIn';
import { ProgramWorkbench } from '@formline/shared/training/program/editor/ProgramWorkbench';
import {
  closedProgram,
  NEW_PROGRAM,
  type ProgramViewState,
  readProgramViewState,
} from '@formline/shared/training/program/list/programViewState.ts';
import {
  programCategoriesQuery,
  programQuery,
} from '@formline/shared/training/program/list/programs.queries.ts';
import { useCallback, useRef, useState } from 'react';
import { useEditSession } from '../../components/editor-stay/useEditSession';
import { setProgramInCache, libraryPrograms, saveLibraryWorkout } from './libraryPrograms';
import { CopyProgramButton } from './CopyProgramButton';
import { ProgramMenu } from './ProgramMenu';

export interface OpenProgramProps {
  viewState: ProgramViewState;
  onViewStateChange: (part: Partial<ProgramViewState>, options?: { readonly replace: boolean }) => void;
  canEdit: boolean;
  onClose: () => void;
  onCopied: (program: Program) => void;
}

export function OpenProgram({ viewState, onViewStateChange, canEdit, onClose, onCopied }: OpenProgramProps) {
  const cache = useQueryClient();
  const { programId } = viewState;
  const isNew = programId === NEW_PROGRAM;
  const deletedRef = useRef<number>(null);
  const [reloads, setReloads] = useState(0);
  const query = useQuery({
    ...programQuery(isNew ? 0 : (programId ?? 0)),
    enabled: typeof programId === 'number',
  });
  const categories = useQuery(programCategoriesQuery());
  const { key, markMade, isOpen } = useEditSession(programId);
  const handleSaved = useCallback(
    (saved: Program) => {
      setProgramInCache(cache, saved);
      if (markMade(saved.id)) onViewStateChange({ programId: saved.id }, { replace: true });
    },
    [cache, markMade, onViewStateChange],
  );
  const handleReload = async () => {
    await query.refetch();
    setReloads((count) => count + 1);
  };
  const program = isNew ? null : query.data;
  // Managers cannot create programs, so that URL counts as missing.
  const isDeleted = isNew ? !canEdit : isApiError(query.error) && query.error.status === 404;
  // Waits for stale data to reload, because the editor keeps its initial data.
  const isOld = !isNew && query.isFetching && query.isStale;
  if (isDeleted || isOld || program === undefined || !categories.data) {
    const hasFailed = !isOld && (query.isError || categories.isError);
    const retry = () => void Promise.all([query.refetch(), categories.refetch()]);
    return (
      <ProgramStandIn
        state={isDeleted ? 'gone' : hasFailed ? 'failed' : 'loading'}
        onRetry={retry}
        onClose={onClose}
      />
    );
  }
  const isStaying = (next: PageLocation) =>
    (program !== null && program.id === deletedRef.current) ||
    (next.pathname === location.pathname &&
      isOpen(readProgramViewState(new URLSearchParams(next.search)).programId));
  return (
    <ProgramWorkbench
      key={`${key} ${reloads}`}
      context="library"
      program={program}
      categories={categories.data}
      canEdit={canEdit}
      port={libraryPrograms}
      onSaved={handleSaved}
      onSaveWorkout={saveLibraryWorkout}
      viewState={viewState}
      onViewStateChange={onViewStateChange}
      isStaying={isStaying}
      onClose={onClose}
      onReload={() => void handleReload()}
      menu={
        program &&
        canEdit &&
        (program.owner_id === null ? (
          <CopyProgramButton program={program} onCopied={onCopied} />
        ) : (
          <ProgramMenu
            program={program}
            onCopied={onCopied}
            onDeleted={() => {
              deletedRef.current = program.id;
              onViewStateChange(closedProgram, { replace: true });
            }}
          />
        ))
      }
    />
  );
}
