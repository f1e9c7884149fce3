import { useLocation, useSearchParams } from '@formline/shared/routing';
import { schedulingPageTexts } from '../components/scheduling-page/schedulingPage.texts';
import { chosenDay } from '../components/subject/chosenDay';
import { SubjectGate } from '../components/subject/SubjectGate';
import { useToday } from '../components/use-today/useToday';
import { ChooseExercises } from '../features/assign-exercises/ChooseExercises';
import { PrepareWorkout } from '../features/assign-exercises/PrepareWorkout';

export function AssignExercisesRoute() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const date = chosenDay(query, useToday());
  return (
    <SubjectGate title={schedulingPageTexts.names['schedule-exercises']}>
      {(subject) => {
        if (pathname.endsWith('-next')) return <PrepareWorkout {...{ subject, date }} screen="next" />;
        if (pathname.endsWith('-schedule'))
          return <PrepareWorkout {...{ subject, date }} screen="schedule" />;
        return <ChooseExercises {...{ subject, date }} />;
      }}
    </SubjectGate>
  );
}
