export const librariesTexts = { libraries: 'Libraries', exercises: 'Exercises' };
