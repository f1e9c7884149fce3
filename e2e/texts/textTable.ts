import { addClientTexts, clientListTexts } from './mf-clients/add-client';
import { accountSettingsTexts } from './mf-clients/account-settings';
import { assignExercisesTexts, assignWorkoutTexts } from './mf-schedule/assign-exercises';
import { accountsTexts } from './mf-auth/accounts';
import { calendarTexts, scheduledWorkoutTexts } from './mf-schedule/calendar';
import { assignProgramTexts } from './mf-schedule/assign-program';
import { calculatorsTexts, dashboardTexts, goalsTexts } from './mf-clients/dashboard';
import { customizeTexts } from './mf-schedule/customize';
import { exercisesTexts } from './mf-libraries/exercises';
import { exerciseSwapTexts, workoutEditorTexts } from './mf-libraries/workout-editor';
import { gatesTexts, sessionTexts, termsTexts } from './host/shell';
import { groupsTexts } from './mf-groups/groups';
import { loginTexts } from './mf-auth/login';
import { navTexts } from './host/nav';
import { ownExerciseTexts } from './mf-libraries/own-exercise';
import { setsTexts } from './mf-libraries/sets';
import { programsTexts, workoutsTexts } from './mf-libraries/workouts';
import type { SpecifiedText } from './SpecifiedText';
import { subscriptionTexts } from './mf-clients/subscription';
import { workoutVideoTexts } from './mf-libraries/workout-video';

export const textTable: Readonly<Record<string, readonly SpecifiedText[]>> = {
  navigation: navTexts,
  session: sessionTexts,
  gates: gatesTexts,
  login: loginTexts,
  accounts: accountsTexts,
  terms: termsTexts,
  kit: [],
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
