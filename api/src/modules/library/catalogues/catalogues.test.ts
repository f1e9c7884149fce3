import {
  listActivityLevels,
  listDefaultSections,
  listGoals,
  listProgramCategories,
} from '@formline/shared/contracts/library/catalogues';
import { listFitnessComponents, listMuscleGroups } from '@formline/shared/contracts/library/exerciseTags';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;

beforeAll(async () => {
  api = await startTestApp();
  trainer = await api.signInAs('trainer@formline.test');
});

afterAll(() => api.close());

describe('the catalogues', () => {
  it('name muscle groups, the regions of the body map first', async () => {
    const names = (await trainer.call(listMuscleGroups)).map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['Chest', 'Trunk', 'Biceps']);
    expect(names.slice(-5)).toEqual(['Arms', 'Legs', 'Upper Body', 'Lower Body', 'Total Body']);
    expect(names).toHaveLength(22);
  });

  it('name what an exercise trains', async () => {
    const names = (await trainer.call(listFitnessComponents)).map(({ name }) => name);
    expect(names[0]).toBe('Strength');
    expect(names).toHaveLength(11);
  });

  it('name the nine categories of programs', async () => {
    expect((await trainer.call(listProgramCategories)).map(({ label }) => label)).toEqual([
      'Beginners',
      'General Fitness',
      'Interval Training',
      'Lifestyle',
      'Maximal Strength',
      'Muscle Gain',
      'Power',
      'Stabilization Endurance',
      'Wakeup Workout',
    ]);
  });

  it('start a workout with the warm-up', async () => {
    expect((await trainer.call(listDefaultSections)).map(({ name }) => name)).toEqual([
      'Warm-Up',
      'Main',
      'Core',
      'Cool Down',
    ]);
  });

  it('offer goals', async () => {
    const goals = await trainer.call(listGoals);
    expect(goals[0]?.name).toBe('Lose Weight');
    expect(new Set(goals.map(({ id }) => id)).size).toBe(8);
  });

  it('list activity levels from sedentary upwards', async () => {
    const levels = await trainer.call(listActivityLevels);
    expect(levels[0]).toMatchObject({
      title: 'Sedentary',
      description: 'Little or no exercise and a desk job',
      coefficient: 1.2,
    });
    const coefficients = levels.map(({ coefficient }) => coefficient);
    expect(coefficients).toEqual([...coefficients].sort((one, other) => one - other));
  });

  it('are open to a manager', async () => {
    const manager = await api.signInAs('manager@formline.test');
    expect(await manager.call(listGoals)).toEqual(await trainer.call(listGoals));
  });
});
