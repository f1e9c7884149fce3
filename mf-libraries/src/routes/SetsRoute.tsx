import type { RoutineType } from '@formline/shared/contracts/compoundRoutines';
import { useLocation, useNavigate } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { useAddressPlace } from '@formline/shared/training/library-list/useAddressPlace.ts';
import { LibraryPage } from '../components/library-page/LibraryPage';
import { tabsOfSections } from '../components/library-page/librarySections';
import { CreateRoutineMenu } from '../features/sets/CreateRoutineMenu';
import { SetsLibrary } from '../features/sets/SetsLibrary';
import { setsPlace } from '../features/sets/setsPlace';
import { setsTabs, tabOfType } from '../features/sets/setsTabs';

const { sets } = tabsOfSections;

/** `/libraries/sets/supersets`, `circuits` and `favorites`: lists, with the one that is open beside them. */
export function SetsRoute() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const canEdit = useCanEdit();
  const { place, changePlace } = useAddressPlace(setsPlace);
  const tab = setsTabs.find((known) => sets[known].path === pathname) ?? 'supersets';
  const handleCreate = (routineType: RoutineType) => {
    const routine = { routineType, id: 'new', exerciseId: null } as const;
    const query = setsPlace.write(new URLSearchParams(), { search: '', routine, exerciseId: null });
    void navigate(`${sets[tabOfType[routineType]].path}?${query.toString()}`);
  };
  return (
    <LibraryPage section="sets" actions={canEdit && <CreateRoutineMenu onCreate={handleCreate} />}>
      <SetsLibrary
        key={tab}
        tab={tab}
        place={place}
        onPlaceChange={changePlace}
        canEdit={canEdit}
        onCreate={handleCreate}
      />
    </LibraryPage>
  );
}
