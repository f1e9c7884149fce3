import { addClientTexts } from './add-client';
import { accountSettingsTexts } from './account-settings';
import { assignExercisesTexts } from './assign-exercises';
import { assignWorkoutTexts } from './assign-workout';
import { accountsTexts } from './accounts';
import { calendarTexts } from './calendar';
import { clientListTexts } from './client-list';
import { assignProgramTexts } from './assign-program';
import { calculatorsTexts } from './calculators';
import { customizeTexts } from './customize';
import { dashboardTexts } from './dashboard';
import { exercisesTexts } from './exercises';
import { exerciseSwapTexts } from './exercise-swap';
import { gatesTexts } from './gates';
import { goalsTexts } from './goals';
import { groupsTexts } from './groups';
import { kitTexts } from './kit';
import { loginTexts } from './login';
import { navTexts } from './nav';
import { ownExerciseTexts } from './own-exercise';
import { setsTexts } from './sets';
import { programsTexts } from './programs';
import { sessionTexts } from './session';
import { scheduledWorkoutTexts } from './scheduled-workout';
import type { SpecifiedText } from './SpecifiedText';
import { subscriptionTexts } from './subscription';
import { termsTexts } from './terms';
import { workoutEditorTexts } from './workoutEditor';
import { workoutsTexts } from './workouts';
import { workoutVideoTexts } from './workout-video';

/** Every text the documents give, by area. A test of `scripts` holds it against the product and the tests. */
export const textTable: Readonly<Record<string, readonly SpecifiedText[]>> = {
  navigation: navTexts,
  session: sessionTexts,
  gates: gatesTexts,
  login: loginTexts,
  accounts: accountsTexts,
  terms: termsTexts,
  kit: kitTexts,
  clientList: clientListTexts,
  addClient: addClientTexts,
  subscription: subscriptionTexts,
  dashboard: dashboardTexts,
  calendar: calendarTexts,
  goals: goalsTexts,
  groups: groupsTexts,
  sets: setsTexts,
  ownExercise: ownExerciseTexts,
  programs: programsTexts,
  accountSettings: accountSettingsTexts,
  calculators: calculatorsTexts,
  workouts: workoutsTexts,
  workoutVideo: workoutVideoTexts,
  workoutEditor: workoutEditorTexts,
  exercises: exercisesTexts,
  exerciseSwap: exerciseSwapTexts,
  assignExercises: assignExercisesTexts,
  assignWorkout: assignWorkoutTexts,
  scheduledWorkout: scheduledWorkoutTexts,
  assignProgram: assignProgramTexts,
  customize: customizeTexts,
};
