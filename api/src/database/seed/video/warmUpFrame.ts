export const WARM_UP_SECONDS = 24;

const WIDTH = 640;
const HEIGHT = 360;
const SECONDS_PER_MOVE = 8;
const SECONDS_PER_REPETITION = 4;

const BACKGROUND_COLOR = '#d8dee8';
const FLOOR = '#b9c3d3';
const SKIN = '#c99b7a';
const HAIR = '#3f3028';
const SHIRT = '#33557d';
const SHORTS = '#1f2937';

type Point = readonly [x: number, y: number];

interface Pose {
  readonly armsUp: number;
  readonly squat: number;
  readonly lean: number;
}

export function warmUpFrame(second: number): string {
  const { armsUp, squat, lean } = poseAt(second);
  const drop = squat * 62;
  const hip: Point = [320, 205 + drop];
  const neck: Point = [320 + lean * 46, hip[1] - 92 + Math.abs(lean) * 14];
  const head: Point = [neck[0] + lean * 16, neck[1] - 30];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${BACKGROUND_COLOR}"/>
    <rect y="300" width="${WIDTH}" height="60" fill="${FLOOR}"/>
    <ellipse cx="320" cy="326" rx="76" ry="9" fill="#000" opacity="0.15"/>
    ${legs(hip, squat)}
    ${limb([hip, neck], SHIRT, 50)}
    ${limb(
      [
        [hip[0] - 12, hip[1] + 8],
        [hip[0] + 12, hip[1] + 8],
      ],
      SHORTS,
      40,
    )}
    ${arm(neck, { side: -1, armsUp, lean })}
    ${arm(neck, { side: 1, armsUp, lean })}
    <circle cx="${head[0]}" cy="${head[1]}" r="21" fill="${SKIN}"/>
    <path d="M${head[0] - 21} ${head[1] - 2} a21 21 0 0 1 42 0 q-21 -14 -42 0 z" fill="${HAIR}"/>
  </svg>`;
}

function poseAt(second: number): Pose {
  const turn = ((second % SECONDS_PER_REPETITION) / SECONDS_PER_REPETITION) * 2 * Math.PI;
  const upAndDown = (1 - Math.cos(turn)) / 2;
  const move = Math.floor(second / SECONDS_PER_MOVE);
  if (move === 0) return { armsUp: upAndDown, squat: 0, lean: 0 };
  if (move === 1) return { armsUp: upAndDown * 0.5, squat: upAndDown, lean: 0 };
  return { armsUp: 0.15, squat: 0, lean: Math.sin(turn) };
}

function legs([x, y]: Point, squat: number): string {
  return ([-1, 1] as const)
    .map((side) => {
      const foot: Point = [x + side * 34, 322];
      const knee: Point = [x + side * (28 + squat * 34), (y + foot[1]) / 2 + squat * 4];
      const shoe = limb([foot, [foot[0] + side * 12, foot[1]]], SHORTS, 13);
      return limb([[x + side * 14, y + 10], knee, foot], SKIN, 21) + shoe;
    })
    .join('');
}

interface Arm {
  readonly side: -1 | 1;
  readonly armsUp: number;
  readonly lean: number;
}

function arm([x, y]: Point, { side, armsUp, lean }: Arm): string {
  const shoulder: Point = [x + side * 25, y + 9];
  const angle = (0.12 + armsUp * 0.86) * Math.PI + side * lean * 0.2;
  const at = (length: number): Point => [
    shoulder[0] + side * Math.sin(angle) * length,
    shoulder[1] + Math.cos(angle) * length,
  ];
  return limb([shoulder, at(48), at(90)], SKIN, 16);
}

function limb(points: readonly Point[], color: string, width: number): string {
  const line = points.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join(' L');
  return `<path d="M${line}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
