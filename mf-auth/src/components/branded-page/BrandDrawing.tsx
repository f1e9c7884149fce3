import { chakra } from '@formline/shared/ui/core';

/** The middle of the bend, in the drawing's own units. */
const BEND = { x: 420, y: 310 };

interface Lane {
  readonly radius: number;
  /** How far round the bend its runner is, in degrees from the straight below; null for an empty lane. */
  readonly runnerAt: number | null;
  readonly isLit?: boolean;
}

/** A running track seen from above: every lane a client, one of them in the light. */
const lanes: readonly Lane[] = [
  { radius: 100, runnerAt: null },
  { radius: 148, runnerAt: 38 },
  { radius: 196, runnerAt: null },
  { radius: 244, runnerAt: 128, isLit: true },
  { radius: 292, runnerAt: 72 },
  { radius: 340, runnerAt: null },
];

/** The colours of the lines. Each comes out of the dark along the straight and is full at the bend. */
const inks = ['nav.active', 'nav.fgMuted', 'nav.indicator'] as const;
const fadeIn = { gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: BEND.x, y2: 0 } as const;

const straightEnd = ({ radius }: Lane) => `M -40 ${BEND.y + radius} H ${BEND.x}`;

/** The whole lane: in along the straight below, round the bend, out along the straight above. */
const lanePath = (lane: Lane) =>
  `${straightEnd(lane)} A ${lane.radius} ${lane.radius} 0 0 0 ${BEND.x} ${BEND.y - lane.radius} H -40`;

const pointAt = ({ radius }: Lane, degrees: number) => {
  const angle = ((90 - degrees) * Math.PI) / 180;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return { x: rounded(BEND.x + radius * Math.cos(angle)), y: rounded(BEND.y + radius * Math.sin(angle)) };
};

/** The part of a lane its runner has behind. */
const arcPath = (lane: Lane, degrees: number) => {
  const { x, y } = pointAt(lane, degrees);
  return `${straightEnd(lane)} A ${lane.radius} ${lane.radius} 0 0 0 ${x} ${y}`;
};

const Drawing = chakra('svg', {
  base: {
    position: 'absolute',
    inset: '0',
    boxSize: 'full',
    backgroundImage:
      'radial-gradient(circle at 78% 28%, color-mix(in srgb, {colors.brand.ground} 55%, transparent), transparent 58%)',
    // The words stand below: the lines end before them.
    maskImage: 'linear-gradient(to bottom, black 62%, transparent 78%)',
  },
});

/** The drawing beside the form. It says nothing that the words do not. */
export function BrandDrawing() {
  return (
    <Drawing viewBox="0 0 720 900" preserveAspectRatio="xMaxYMin slice" fill="none" aria-hidden="true">
      <defs>
        {inks.map((ink) => (
          <chakra.linearGradient key={ink} id={`formline-${ink}`} color={ink} {...fadeIn}>
            <stop offset="0" stopColor="currentColor" stopOpacity="0" />
            <stop offset="1" stopColor="currentColor" />
          </chakra.linearGradient>
        ))}
      </defs>
      {lanes.map((lane) => (
        <path key={lane.radius} d={lanePath(lane)} stroke="url(#formline-nav.active)" strokeWidth="1.5" />
      ))}
      {lanes.map((lane) => (
        <Runner key={lane.radius} lane={lane} />
      ))}
    </Drawing>
  );
}

function Runner({ lane }: { readonly lane: Lane }) {
  if (lane.runnerAt === null) return null;
  const { x, y } = pointAt(lane, lane.runnerAt);
  const ink = lane.isLit ? 'nav.indicator' : 'nav.fgMuted';
  return (
    <chakra.g color={ink} opacity={lane.isLit ? 1 : 0.45}>
      <path
        d={arcPath(lane, lane.runnerAt)}
        stroke={`url(#formline-${ink})`}
        strokeWidth={lane.isLit ? 5 : 3}
        strokeLinecap="round"
      />
      {lane.isLit && <circle cx={x} cy={y} r="22" fill="currentColor" opacity="0.22" />}
      <circle cx={x} cy={y} r={lane.isLit ? 10 : 7} fill="currentColor" />
      {lane.isLit && <chakra.circle cx={x} cy={y} r="4" fill="nav.bg" />}
    </chakra.g>
  );
}
