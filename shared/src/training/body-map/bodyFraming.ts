import { bodyRegions, regionOfMuscleGroup } from './bodyRegions';
import type { BodyRegion } from './bodyRegions';
import { BODY_CANVAS } from './bodyShape';
import type { BodyArea, BodyView } from './bodyShape';
import { bodyShapes } from './bodyShapes';
import type { HighlightLevel } from './highlightLevel';

export interface BodyFraming {
  readonly view: BodyView;
  readonly highlighted: ReadonlyMap<BodyRegion, HighlightLevel>;
  readonly crop: BodyArea;
}

/** Canvas units: a smaller square shows a patch of muscle that is not recognisable as a body. */
const SMALLEST_SIDE = 176;
const MARGIN = 14;

const regionsOfWideGroup: ReadonlyMap<string, readonly BodyRegion[]> = new Map([
  ['arms', ['biceps', 'triceps', 'forearms']],
  ['legs', ['quadriceps', 'hamstrings', 'adductor', 'knees', 'calves', 'soleus']],
  ['upper body', ['chest', 'back', 'shoulders', 'biceps', 'triceps', 'forearms', 'trunk']],
  ['lower body', ['hips', 'abductors', 'adductor', 'quadriceps', 'hamstrings', 'knees', 'calves', 'soleus']],
  ['total body', bodyRegions.filter((region) => region !== 'head')],
]);

/** Regions that are not listed look alike from both sides. */
const clearerView: ReadonlyMap<BodyRegion, BodyView> = new Map([
  ['head', 'front'],
  ['chest', 'front'],
  ['trunk', 'front'],
  ['biceps', 'front'],
  ['adductor', 'front'],
  ['quadriceps', 'front'],
  ['knees', 'front'],
  ['back', 'back'],
  ['triceps', 'back'],
  ['hips', 'back'],
  ['abductors', 'back'],
  ['hamstrings', 'back'],
  ['calves', 'back'],
  ['soleus', 'back'],
]);

/** Small square drawing of muscle groups: the first decides the side, the others are highlighted lightly. */
export function frameMuscleGroups(names: readonly string[]): BodyFraming {
  const highlighted = new Map<BodyRegion, HighlightLevel>();
  names.forEach((name, index) => {
    const region = regionOfMuscleGroup(name);
    const regions = region ? [region] : (regionsOfWideGroup.get(name.trim().toLowerCase()) ?? []);
    const level = region && index === 0 ? 2 : 1;
    for (const each of regions) if (highlighted.get(each) !== 2) highlighted.set(each, level);
  });
  const view = viewFor([...highlighted.keys()]);
  return { view, highlighted, crop: cropAround(view, highlighted) };
}

function viewFor(regions: readonly BodyRegion[]): BodyView {
  return regions.map((region) => clearerView.get(region)).find((view) => view !== undefined) ?? 'front';
}

function cropAround(view: BodyView, highlighted: ReadonlyMap<BodyRegion, HighlightLevel>): BodyArea {
  const shown = bodyShapes[view].filter(({ region }) => highlighted.has(region));
  const points = shown.flatMap(({ outlines }) => outlines.flatMap(pointsOf));
  if (points.length === 0) return squareAt(BODY_CANVAS.height / 2, BODY_CANVAS.height);
  const heights = points.map(({ y }) => y);
  const top = Math.min(...heights);
  const bottom = Math.max(...heights);
  const maxOffset = Math.max(...points.map(({ x }) => Math.abs(x)));
  const side = Math.max(SMALLEST_SIDE, bottom - top + 2 * MARGIN, 2 * (maxOffset + MARGIN));
  return squareAt((top + bottom) / 2, Math.min(side, BODY_CANVAS.height));
}

function squareAt(middle: number, side: number): BodyArea {
  const lowest = BODY_CANVAS.height - side;
  const top = Math.min(Math.max(middle - side / 2, 0), lowest);
  return { left: -side / 2, top, width: side, height: side };
}

/** Control points are included, because a box around them always contains the curve. */
function pointsOf(path: string): { x: number; y: number }[] {
  return [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}
