import { activityLevels } from './activityLevels';
import { defaultSections, fitnessComponents, goals, muscleGroups, programCategories } from './catalogues';
import { exercises } from './exercises';
import { programs } from './programs';
import type { PlacedExerciseContent, WorkoutContent } from './types';
import { workouts } from './workouts';

const MIN_DESCRIPTION_LENGTH = 40;

function duplicatesOf(names: readonly string[]): string[] {
  const lowered = names.map((name) => name.toLowerCase());
  return lowered.filter((name, index) => lowered.indexOf(name) !== index);
}

function placedIn(workout: WorkoutContent): PlacedExerciseContent[] {
  return workout.sections.flatMap(({ exercises: singles, routines = [] }) => [
    ...singles,
    ...routines.flatMap((routine) => routine.exercises),
  ]);
}

describe('exercises of the provider', () => {
  it('are at least 160', () => {
    expect(exercises.length).toBeGreaterThanOrEqual(160);
  });

  it('have unique names and unique descriptions', () => {
    expect(duplicatesOf(exercises.map(({ name }) => name))).toEqual([]);
    expect(duplicatesOf(exercises.map(({ description }) => description))).toEqual([]);
  });

  it('say how they are done in whole sentences', () => {
    const poor = exercises.filter(
      ({ description }) => description.length < MIN_DESCRIPTION_LENGTH || !/^[A-Z].*\.$/.test(description),
    );
    expect(poor.map(({ name }) => name)).toEqual([]);
  });

  it('name each muscle group and each fitness component once', () => {
    const repeated = exercises.filter(
      (exercise) =>
        duplicatesOf(exercise.muscleGroups).length > 0 || duplicatesOf(exercise.fitnessComponents).length > 0,
    );
    expect(repeated.map(({ name }) => name)).toEqual([]);
  });

  it('cover every muscle group and every fitness component', () => {
    const usedGroups = new Set(exercises.flatMap((exercise) => exercise.muscleGroups));
    const usedComponents = new Set(exercises.flatMap((exercise) => exercise.fitnessComponents));
    expect(muscleGroups.filter((group) => !usedGroups.has(group))).toEqual([]);
    expect(fitnessComponents.filter((component) => !usedComponents.has(component))).toEqual([]);
  });
});

describe('workouts of the provider', () => {
  it('are 24 with unique names and a description', () => {
    expect(workouts).toHaveLength(24);
    expect(duplicatesOf(workouts.map(({ name }) => name))).toEqual([]);
    const poor = workouts.filter(({ description }) => description.length < MIN_DESCRIPTION_LENGTH);
    expect(poor).toEqual([]);
  });

  it('start with the warm-up and keep the default order of sections', () => {
    for (const { sections } of workouts) {
      const names = sections.map((section) => section.name);
      expect(names[0]).toBe('Warm-Up');
      expect(names).toEqual(defaultSections.filter((section) => names.includes(section)));
    }
  });

  it('place only exercises of the library, none twice in a section', () => {
    const known = new Set(exercises.map(({ name }) => name));
    const unknown = workouts.flatMap(placedIn).filter(({ exercise }) => !known.has(exercise));
    expect(unknown).toEqual([]);
    for (const section of workouts.flatMap(({ sections }) => sections)) {
      expect(section.exercises.length).toBeGreaterThan(0);
      expect(duplicatesOf(section.exercises.map(({ exercise }) => exercise))).toEqual([]);
    }
  });

  it('dose each exercise by repetitions or by time, never both', () => {
    for (const placed of workouts.flatMap(placedIn)) {
      expect([placed.reps, placed.durSeconds].filter((dose) => dose !== undefined)).toHaveLength(1);
      expect(placed.reps ?? placed.durSeconds).toBeGreaterThan(0);
      expect(placed.sets).toBeGreaterThan(0);
      expect(placed.restSeconds).toBeGreaterThanOrEqual(0);
    }
  });

  it('give a tempo only where repetitions are counted', () => {
    const timed = workouts.flatMap(placedIn).filter(({ durSeconds }) => durSeconds !== undefined);
    expect(timed.filter(({ tempo }) => tempo !== undefined)).toEqual([]);
  });
});

describe('programs of the provider', () => {
  it('are nine with unique names, one for each category', () => {
    expect(programs).toHaveLength(9);
    expect(duplicatesOf(programs.map(({ name }) => name))).toEqual([]);
    expect(programs.map(({ category }) => category).sort()).toEqual([...programCategories].sort());
    const poor = programs.filter(({ description }) => description.length < MIN_DESCRIPTION_LENGTH);
    expect(poor).toEqual([]);
  });

  it('hold only workouts of the library, and every one of those is in a program', () => {
    const known = workouts.map(({ name }) => name);
    const used = new Set(programs.flatMap((program) => program.workouts.map(({ workout }) => workout)));
    expect([...used].filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !used.has(name))).toEqual([]);
  });

  it('put each workout on real days of the week and no day twice', () => {
    for (const program of programs) {
      const days = program.workouts.flatMap(({ daysOfWeek }) => daysOfWeek);
      expect(days.filter((day) => !Number.isInteger(day) || day < 0 || day > 6)).toEqual([]);
      expect(new Set(days).size).toBe(days.length);
      expect(program.workouts.filter(({ daysOfWeek }) => daysOfWeek.length === 0)).toEqual([]);
    }
  });
});

describe('lists of choices', () => {
  it('have no entry twice', () => {
    const lists = [muscleGroups, fitnessComponents, programCategories, defaultSections, goals];
    for (const list of lists) expect(duplicatesOf(list)).toEqual([]);
    expect(duplicatesOf(activityLevels.map(({ title }) => title))).toEqual([]);
  });

  it('hold the 17 muscle groups of the body map and 5 wider ones', () => {
    expect(muscleGroups).toHaveLength(22);
  });

  it('offer activity levels from sedentary upwards', () => {
    expect(activityLevels[0]).toMatchObject({
      title: 'Sedentary',
      description: 'Little or no exercise and a desk job',
    });
    const coefficients = activityLevels.map(({ coefficient }) => coefficient);
    expect(coefficients).toEqual([...coefficients].sort((a, b) => a - b));
  });
});
