import { Link, useLocation } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { useViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { Button } from '@formline/shared/ui/core';
import { Plus } from 'lucide-react';
import { LibraryPage } from '../components/library-page/LibraryPage';
import { tabsOfSections } from '../components/library-page/librarySections';
import { CREATE_EXERCISE_PATH } from '../features/exercises/createExercisePath';
import { ExerciseLibrary } from '../features/exercises/ExerciseLibrary';
import { exerciseViewState } from '../features/exercises/exerciseViewState';
import { exercisesTexts } from '../features/exercises/exercises.texts';
import { type ExerciseTab, exerciseTabs } from '../features/exercises/exerciseTabs';

export function ExercisesRoute() {
  const tab = useTab();
  const canEdit = useCanEdit();
  const { viewState, changeViewState } = useViewState(exerciseViewState);
  return (
    <LibraryPage section="exercises" actions={canEdit && <CreateButton />}>
      <ExerciseLibrary
        key={tab}
        tab={tab}
        viewState={viewState}
        onViewStateChange={changeViewState}
        canEdit={canEdit}
      />
    </LibraryPage>
  );
}

function useTab(): ExerciseTab {
  const { pathname } = useLocation();
  return exerciseTabs.find((tab) => tabsOfSections.exercises[tab].path === pathname) ?? 'provider';
}

function CreateButton() {
  return (
    <Button asChild variant="primary">
      <Link to={CREATE_EXERCISE_PATH}>
        <Plus aria-hidden="true" />
        {exercisesTexts.create}
      </Link>
    </Button>
  );
}
