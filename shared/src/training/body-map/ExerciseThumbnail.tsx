import { BodyFigure } from './BodyFigure';
import { frameMuscleGroups } from './bodyFraming';

interface ExerciseThumbnailProps {
  muscleGroups: readonly string[];
  size?: string | undefined;
  title?: string | undefined;
}

const DEFAULT_SIZE = '4rem';

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
