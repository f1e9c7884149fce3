import { PRODUCT_NAME } from '@formline/shared/contracts/product';

export const libraryPageTexts = {
  libraries: 'Libraries',
  sections: {
    exercises: 'Exercises',
    workouts: 'Workouts',
    sets: 'Supersets & Circuits',
    programs: 'Programs',
  },
  actions: { workout: 'Create a workout', workoutVideo: 'Create a workout video' },
  tabs: {
    providerExercises: `${PRODUCT_NAME} Exercises`,
    myExercises: 'My Exercises',
    favoriteExercises: 'Favorite Exercises',
    providerWorkouts: `${PRODUCT_NAME} Workouts`,
    myWorkouts: 'My Workouts',
    supersets: 'Supersets',
    circuits: 'Circuits',
    favorites: 'Favorites',
    providerPrograms: `${PRODUCT_NAME} Programs`,
    myPrograms: 'My Programs',
  },
};
