import { BodyFigure } from './BodyFigure';
import { frameMuscleGroups } from './bodyFraming';

interface ExerciseThumbnailProps {
  /** Names of the exercise's muscle groups, the main one first. */
  muscleGroups: readonly string[];
  /** Edge of the square as a CSS length. */
  size?: string | undefined;
  /** Accessible name; without it the drawing is decorative. */
  title?: string | undefined;
}

const DEFAULT_SIZE = '4rem';

/** Fallback for an exercise without a picture: the trained part of the body, highlighted. */
export function ExerciseThumbnail({ muscleGroups, size = DEFAULT_SIZE, title }: ExerciseThumbnailProps) {
  const { view, highlighted, crop } = frameMuscleGroups(muscleGroups);
  return (
    <span
      style={{
        display: 'inline-block',
        flexShrink: 0,
        width: size,
        height: size,
        overflow: 'hidden',
        lineHeight: 0,
        borderRadius: 'var(--fl-radii-md)',
        background: 'var(--fl-colors-bg-muted)',
      }}
    >
      <BodyFigure view={view} highlighted={highlighted} crop={crop} title={title} />
    </span>
  );
}
