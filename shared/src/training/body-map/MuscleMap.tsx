import { BodyFigure } from './BodyFigure';
import type { HighlightLevel } from './highlightLevel';
import { regionsOfMuscles } from './muscleRegions';

interface MuscleMapProps {
  readonly muscles: readonly { readonly id: number }[];
  readonly level: HighlightLevel;
}

const BOX = { display: 'flex', justifyContent: 'center', maxWidth: '16rem', margin: '0 auto' } as const;

export function MuscleMap({ muscles, level }: MuscleMapProps) {
  const highlighted = new Map(regionsOfMuscles(muscles).map((region) => [region, level] as const));
  return (
    <div style={BOX}>
      <BodyFigure view="front" highlighted={highlighted} />
      <BodyFigure view="back" highlighted={highlighted} />
    </div>
  );
}
