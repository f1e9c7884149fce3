import { addClientTexts } from './mf-clients/add-client';
import { accountSettingsTexts } from './mf-clients/account-settings';
import { assignExercisesTexts } from './mf-schedule/assign-exercises';
import { assignWorkoutTexts } from './mf-schedule/assign-workout';
import { accountsTexts } from './mf-auth/accounts';
import { calendarTexts } from './mf-schedule/calendar';
import { clientListTexts } from './mf-clients/client-list';
import { assignProgramTexts } from './mf-schedule/assign-program';
import { calculatorsTexts } from './mf-clients/calculators';
import { customizeTexts } from './mf-schedule/customize';
import { dashboardTexts } from './mf-clients/dashboard';
import { exercisesTexts } from './mf-libraries/exercises';
import { exerciseSwapTexts } from './mf-libraries/exercise-swap';
import { gatesTexts } from './host/gates';
import { goalsTexts } from './mf-clients/goals';
import { groupsTexts } from './mf-groups/groups';
import { kitTexts } from './host/kit';
import { loginTexts } from './mf-auth/login';
import { navTexts } from './host/nav';
import { ownExerciseTexts } from './mf-libraries/own-exercise';
import { setsTexts } from './mf-libraries/sets';
import { programsTexts } from './mf-libraries/programs';
import { sessionTexts } from './host/session';
import { scheduledWorkoutTexts } from './mf-schedule/scheduled-workout';
import type { SpecifiedText } from './SpecifiedText';
import { subscriptionTexts } from './mf-clients/subscription';
import { termsTexts } from './host/terms';
import { workoutEditorTexts } from './mf-libraries/workout-editor';
import { workoutsTexts } from './mf-libraries/workouts';
import { workoutVideoTexts } from './mf-libraries/workout-video';

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
