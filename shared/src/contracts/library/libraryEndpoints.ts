import {
  copyProgram,
  createProgram,
  deleteProgram,
  duplicateProgram,
  findPrograms,
  readProgram,
  updateProgram,
} from './programs';
import {
  copyWorkout,
  createWorkout,
  deleteWorkout,
  findOtherWorkouts,
  findWorkouts,
  listWorkoutFilters,
  readWorkout,
  readWorkouts,
  updateWorkout,
} from './workouts';

export const libraryEndpoints = {
  findWorkouts,
  findOtherWorkouts,
  readWorkouts,
  listWorkoutFilters,
  readWorkout,
  createWorkout,
  updateWorkout,
  deleteWorkout,
  copyWorkout,
  findPrograms,
  readProgram,
  createProgram,
  updateProgram,
  deleteProgram,
  duplicateProgram,
  copyProgram,
} as const;
