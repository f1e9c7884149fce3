import type { OhsaCompensation } from '@formline/shared/contracts/records/ohsa';
import { DRAWING_SIZE, FLOOR, type Point, squatDrawings } from './squatDrawings';

const BODY_COLOR = 'var(--fl-colors-fg-muted, currentColor)';
const CORRECT_COLOR = 'var(--fl-colors-fg-subtle, currentColor)';
const DEVIATION_COLOR = 'var(--fl-colors-accent, currentColor)';
const HEAD_RADIUS = 8;
const ARROW_HEAD = 5;
const ARROW_ANGLE = Math.PI / 6;

/** Decorative: the name and the hint of the checkbox say what it shows. */
export function CompensationDrawing({ compensation }: { readonly compensation: OhsaCompensation }) {
  const { head, body, correct, deviating, arrows } = squatDrawings[compensation];
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${DRAWING_SIZE} ${DRAWING_SIZE}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={FLOOR} stroke={CORRECT_COLOR} strokeWidth="1" />
      <g stroke={CORRECT_COLOR} strokeWidth="2.5" strokeDasharray="1 5">
        <Paths all={correct} />
      </g>
      <g stroke={BODY_COLOR} strokeWidth="4">
        <circle cx={head.x} cy={head.y} r={HEAD_RADIUS} />
        <Paths all={body} />
      </g>
      <g stroke={DEVIATION_COLOR} strokeWidth="5">
        <Paths all={deviating} />
      </g>
      <g stroke={DEVIATION_COLOR} strokeWidth="2">
        <Paths all={arrows.map(([from, to]) => arrowPath(from, to))} />
      </g>
    </svg>
  );
}

function Paths({ all }: { readonly all: readonly string[] }) {
  return all.map((path) => <path key={path} d={path} />);
}

function arrowPath(from: Point, to: Point): string {
  const direction = Math.atan2(to.y - from.y, to.x - from.x);
  const barb = (turn: number) =>
    [to.x - ARROW_HEAD * Math.cos(direction + turn), to.y - ARROW_HEAD * Math.sin(direction + turn)].join(
      ',',
    );
  return `M${from.x},${from.y} L${to.x},${to.y} M${barb(ARROW_ANGLE)} L${to.x},${to.y} L${barb(-ARROW_ANGLE)}`;
}
