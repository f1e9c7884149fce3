import type { RoutineType } from '@formline/shared/contracts/library/compoundRoutines';
import { useLocation, useNavigate } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { useViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { LibraryPage } from '../components/library-page/LibraryPage';
import { tabsOfSections } from '../components/library-page/librarySections';
import { CreateRoutineMenu } from '../features/sets/CreateRoutineMenu';
import { SetsLibrary } from '../features/sets/SetsLibrary';
import { setsViewState } from '../features/sets/setsViewState';
import { setsTabs, tabOfType } from '../features/sets/setsTabs';

const { sets } = tabsOfSections;

export function SetsRoute() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const canEdit = useCanEdit();
  const { viewState, changeViewState } = useViewState(setsViewState);
  const tab = setsTabs.find((known) => sets[known].path === pathname) ?? 'supersets';
  const handleCreate = (routineType: RoutineType) => {
    const routine = { routineType, id: 'new', exerciseId: null } as const;
    const query = setsViewState.write(new URLSearchParams(), { search: '', routine, exerciseId: null });
    void navigate(`${sets[tabOfType[routineType]].path}?${query.toString()}`);
  };
  return (
    <LibraryPage section="sets" actions={canEdit && <CreateRoutineMenu onCreate={handleCreate} />}>
      <SetsLibrary
        key={tab}
        tab={tab}
        viewState={viewState}
        onViewStateChange={changeViewState}
        canEdit={canEdit}
        onCreate={handleCreate}
      />
    </LibraryPage>
  );
}
