import { frameMuscleGroups } from './bodyFraming';
import { bodyRegions, muscleGroupOfRegion, regionOfMuscleGroup } from './bodyRegions';
import { BODY_CANVAS } from './bodyShape';
import { bodyShapes } from './bodyShapes';

const WIDE_GROUPS = ['Arms', 'Legs', 'Upper Body', 'Lower Body', 'Total Body'];

describe('body regions', () => {
  it('are seventeen, each with a muscle group of its own that leads back to it', () => {
    expect(bodyRegions).toHaveLength(17);
    for (const region of bodyRegions) expect(regionOfMuscleGroup(muscleGroupOfRegion[region])).toBe(region);
  });

  it('do not stand for a group that is wider than one region', () => {
    expect(WIDE_GROUPS.map(regionOfMuscleGroup)).toEqual(WIDE_GROUPS.map(() => undefined));
  });

  it('are found by a name in any case', () => {
    expect(regionOfMuscleGroup(' hamstrings ')).toBe('hamstrings');
  });

  it('are each drawn on at least one side and only once on a side', () => {
    const front = bodyShapes.front.map(({ region }) => region);
    const back = bodyShapes.back.map(({ region }) => region);
    expect(new Set([...front, ...back])).toEqual(new Set(bodyRegions));
    expect(new Set(front).size).toBe(front.length);
    expect(new Set(back).size).toBe(back.length);
  });
});

describe('framing of muscle groups', () => {
  it('highlights the first group fully and the others lightly', () => {
    const { highlighted } = frameMuscleGroups(['Chest', 'Triceps', 'Chest']);
    expect([...highlighted]).toEqual([
      ['chest', 2],
      ['triceps', 1],
    ]);
  });

  it.each([
    [['Chest', 'Back'], 'front'],
    [['Back', 'Chest'], 'back'],
    [['Shoulders', 'Back'], 'back'],
    [['Forearms'], 'front'],
  ])('shows %j from the %s', (names, view) => {
    expect(frameMuscleGroups(names).view).toBe(view);
  });

  it.each(WIDE_GROUPS)('highlights the regions of %s lightly', (name) => {
    const levels = [...frameMuscleGroups([name]).highlighted.values()];
    expect(levels.length).toBeGreaterThan(2);
    expect(new Set(levels)).toEqual(new Set([1]));
  });

  it('shows the legs below the chest, and less than the whole figure', () => {
    const chest = frameMuscleGroups(['Chest']).crop;
    const calves = frameMuscleGroups(['Calves']).crop;
    expect(calves.top).toBeGreaterThan(chest.top + chest.height / 2);
    expect(calves.height).toBeLessThan(BODY_CANVAS.height);
  });

  it('shows the whole figure when no group is known', () => {
    const { crop, highlighted } = frameMuscleGroups(['Wings']);
    expect(highlighted.size).toBe(0);
    expect(crop).toEqual({ left: -250, top: 0, width: 500, height: 500 });
  });

  it.each(bodyRegions.map((region) => muscleGroupOfRegion[region]))('keeps %s on the canvas', (name) => {
    const { crop } = frameMuscleGroups([name]);
    expect(crop.width).toBe(crop.height);
    expect(crop.left).toBe(-crop.width / 2);
    expect(crop.top).toBeGreaterThanOrEqual(0);
    expect(crop.top + crop.height).toBeLessThanOrEqual(BODY_CANVAS.height);
  });
});
