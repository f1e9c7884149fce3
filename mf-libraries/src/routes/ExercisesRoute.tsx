import { useSession } from '@formline/shared/session';
import { chakra, PageHeader } from '@formline/shared/ui/core';
import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { ExerciseLibrary } from '../features/exercises/ExerciseLibrary';
import { useExercisePlace } from '../features/exercises/useExercisePlace';
import { librariesTexts } from './libraries.texts';

/** `/libraries/exercises/{product}-exercises`: the provider's exercises, with the chosen one beside them. */
export function ExercisesRoute() {
  const session = useSession();
  const { place, changePlace } = useExercisePlace();
  return (
    <>
      <PageHeader
        title={librariesTexts.exercises}
        breadcrumbs={[
          librariesTexts.libraries,
          <chakra.span key="section" aria-current="page" color="fg">
            {librariesTexts.exercises}
          </chakra.span>,
        ]}
      />
      {session.status === 'signed-in' && session.isManager && <ManagerNotice />}
      <ExerciseLibrary place={place} onPlaceChange={changePlace} />
    </>
  );
}
