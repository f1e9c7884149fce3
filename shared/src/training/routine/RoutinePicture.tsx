import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { ExercisePicture } from '../exercise/row/ExercisePicture';

const MOST_SHOWN = 4;
const TILE_SIZE = '1.1875rem';
const LARGE_SIZE = '1.625rem';

const frame = { position: 'relative', width: '2.5rem', height: '2.5rem' } as const;
const tiles = {
  ...frame,
  display: 'grid',
  gridTemplateColumns: `${TILE_SIZE} ${TILE_SIZE}`,
  gap: '0.125rem',
  alignContent: 'center',
} as const;
const back = { position: 'absolute', insetInlineStart: 0, top: 0, lineHeight: 0 } as const;
const front = {
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  lineHeight: 0,
  borderRadius: 'var(--fl-radii-md)',
  boxShadow: '0 0 0 2px var(--fl-colors-bg-surface)',
} as const;

export function RoutinePicture({ exercises }: { readonly exercises: readonly Exercise[] }) {
  const [first, second, ...more] = exercises;
  if (!first) return <span style={frame} />;
  if (!second) return <ExercisePicture exercise={first} size="2.5rem" />;
  if (more.length === 0) {
    return (
      <span aria-hidden="true" style={frame}>
        <span style={back}>
          <ExercisePicture exercise={first} size={LARGE_SIZE} />
        </span>
        <span style={front}>
          <ExercisePicture exercise={second} size={LARGE_SIZE} />
        </span>
      </span>
    );
  }
  return (
    <span aria-hidden="true" style={tiles}>
      {exercises.slice(0, MOST_SHOWN).map((exercise, index) => (
        <ExercisePicture key={`${exercise.id} ${index}`} exercise={exercise} size={TILE_SIZE} />
      ))}
    </span>
  );
}
