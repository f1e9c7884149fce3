import { IconButton } from '@formline/shared/ui/core';
import { Star } from 'lucide-react';
import { routineTexts } from './routine.texts';
import { type MarkedRoutine, useFavoriteRoutine } from './useFavoriteRoutine';

interface FavoriteButtonProps {
  readonly routine: MarkedRoutine;
  readonly isFavorite: boolean;
}

export function FavoriteButton({ routine, isFavorite }: FavoriteButtonProps) {
  const { turn, isPending } = useFavoriteRoutine();
  return (
    <IconButton
      size="sm"
      label={routineTexts.favorite.button}
      icon={<Star />}
      aria-pressed={isFavorite}
      aria-busy={isPending || undefined}
      color={isFavorite ? 'accent.text' : undefined}
      css={{ '&[aria-pressed=true] svg': { fill: 'currentColor' } }}
      onClick={() => turn(routine)}
    />
  );
}
