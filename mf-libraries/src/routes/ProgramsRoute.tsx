import type { Program } from '@formline/shared/contracts/library/programs';
import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { useLocation, useNavigate } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { useViewState } from '@formline/shared/training/library-list/useViewState.ts';
import {
  closedProgram,
  NEW_PROGRAM,
  readProgramViewState,
  writeProgramViewState,
} from '@formline/shared/training/program/list/programViewState.ts';
import { Button } from '@formline/shared/ui/core';
import { Plus } from 'lucide-react';
import { LibraryPage } from '../components/library-page/LibraryPage';
import { tabsOfSections } from '../components/library-page/librarySections';
import { ProgramLibrary } from '../features/programs/ProgramLibrary';
import { programsTexts } from '../features/programs/programs.texts';

const OWN_PATH = tabsOfSections.programs.own.path;
const rules = { read: readProgramViewState, write: writeProgramViewState };

export function ProgramsRoute() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const canEdit = useCanEdit();
  const { viewState, changeViewState } = useViewState(rules);
  const isOwn = pathname === OWN_PATH;
  const openOwn = (programId: number | typeof NEW_PROGRAM) => {
    const open = { ...closedProgram, search: '', order: 'name', categoryIds: [] } as const;
    const query = writeProgramViewState(new URLSearchParams(), {
      ...open,
      view: 'programDetails',
      programId,
    });
    void navigate({ pathname: OWN_PATH, search: `?${query}` });
  };
  const create = () => openOwn(NEW_PROGRAM);
  return (
    <LibraryPage
      section="programs"
      actions={
        canEdit && (
          <Button variant="primary" icon={<Plus />} onClick={create}>
            {programsTexts.create}
          </Button>
        )
      }
    >
      <ProgramLibrary
        source={isOwn ? 'trainerOwned' : `${PRODUCT_SLUG}Owned`}
        viewState={viewState}
        onViewStateChange={changeViewState}
        canEdit={canEdit}
        onCreate={create}
        onCopied={({ id }: Program) => openOwn(id)}
      />
    </LibraryPage>
  );
}
