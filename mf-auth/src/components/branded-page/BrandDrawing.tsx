import * as styles from './brandedPage.module.css';

const BEND = { x: 420, y: 310 };

interface Lane {
  readonly radius: number;
  readonly runnerAt: number | null;
  readonly isLit?: boolean;
}

const lanes: readonly Lane[] = [
  { radius: 100, runnerAt: null },
  { radius: 148, runnerAt: 38 },
  { radius: 196, runnerAt: null },
  { radius: 244, runnerAt: 128, isLit: true },
  { radius: 292, runnerAt: 72 },
  { radius: 340, runnerAt: null },
];

const inks = { lane: styles.lane, runner: styles.runner, litRunner: styles.litRunner };
const fadeIn = { gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: BEND.x, y2: 0 } as const;

const straightEnd = ({ radius }: Lane) => `M -40 ${BEND.y + radius} H ${BEND.x}`;

const lanePath = (lane: Lane) =>
  `${straightEnd(lane)} A ${lane.radius} ${lane.radius} 0 0 0 ${BEND.x} ${BEND.y - lane.radius} H -40`;

const pointAt = ({ radius }: Lane, degrees: number) => {
  const angle = ((90 - degrees) * Math.PI) / 180;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return { x: rounded(BEND.x + radius * Math.cos(angle)), y: rounded(BEND.y + radius * Math.sin(angle)) };
};

const arcPath = (lane: Lane, degrees: number) => {
  const { x, y } = pointAt(lane, degrees);
  return `${straightEnd(lane)} A ${lane.radius} ${lane.radius} 0 0 0 ${x} ${y}`;
};

export function BrandDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 720 900"
      preserveAspectRatio="xMaxYMin slice"
      fill="none"
      aria-hidden="true"
    >
      <defs>
        {Object.entries(inks).map(([ink, color]) => (
          <linearGradient key={ink} id={`formline-${ink}`} className={color} {...fadeIn}>
            <stop offset="0" stopColor="currentColor" stopOpacity="0" />
            <stop offset="1" stopColor="currentColor" />
          </linearGradient>
        ))}
      </defs>
      {lanes.map((lane) => (
        <path key={lane.radius} d={lanePath(lane)} stroke="url(#formline-lane)" strokeWidth="1.5" />
      ))}
      {lanes.map((lane) => (
        <Runner key={lane.radius} lane={lane} />
      ))}
    </svg>
  );
}

function Runner({ lane }: { readonly lane: Lane }) {
  if (lane.runnerAt === null) return null;
  const { x, y } = pointAt(lane, lane.runnerAt);
  const ink = lane.isLit ? 'litRunner' : 'runner';
  return (
    <g className={inks[ink]} opacity={lane.isLit ? 1 : 0.45}>
      <path
        d={arcPath(lane, lane.runnerAt)}
        stroke={`url(#formline-${ink})`}
        strokeWidth={lane.isLit ? 5 : 3}
        strokeLinecap="round"
      />
      {lane.isLit && <circle cx={x} cy={y} r="22" fill="currentColor" opacity="0.22" />}
      <circle cx={x} cy={y} r={lane.isLit ? 10 : 7} fill="currentColor" />
      {lane.isLit && <circle cx={x} cy={y} r="4" className={styles.runnersEye} />}
    </g>
  );
}
