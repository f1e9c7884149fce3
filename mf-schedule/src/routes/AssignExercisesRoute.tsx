import { useLocation, useSearchParams } from '@formline/shared/routing';
import { schedulingPageTexts } from '../components/scheduling-page/schedulingPage.texts';
import { chosenDay } from '../components/calendar-owner/chosenDay';
import { CalendarOwnerGate } from '../components/calendar-owner/CalendarOwnerGate';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { ChooseExercises } from '../features/assign-exercises/ChooseExercises';
import { PrepareWorkout } from '../features/assign-exercises/PrepareWorkout';

export function AssignExercisesRoute() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const date = chosenDay(query, useToday());
  return (
    <CalendarOwnerGate title={schedulingPageTexts.names['schedule-exercises']}>
      {(owner) => {
        if (pathname.endsWith('-next')) return <PrepareWorkout {...{ owner, date }} screen="next" />;
        if (pathname.endsWith('-schedule')) return <PrepareWorkout {...{ owner, date }} screen="schedule" />;
        return <ChooseExercises {...{ owner, date }} />;
      }}
    </CalendarOwnerGate>
  );
}
