import { Star } from 'lucide-react';
import { everyListTexts } from '../libraryList.texts';
import { RowAction } from './RowAction';

export interface FavoriteActionProps {
  name: string;
  isFavorite: boolean;
  onToggle: () => void;
}

export function FavoriteAction({ name, isFavorite, onToggle }: FavoriteActionProps) {
  return (
    <RowAction
      label={everyListTexts.favorite(name)}
      icon={<Star />}
      isPressed={isFavorite}
      onPress={onToggle}
    />
  );
}
