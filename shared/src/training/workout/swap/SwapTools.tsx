import { useQuery } from '@formline/shared/query';
import { announce, Button, Flex, Text } from '@formline/shared/ui/core';
import { ArrowLeftRight, Undo2 } from 'lucide-react';
import { exerciseQuery } from '../../exercise/list/exerciseList.queries';
import { originalIdOf, revertSwap } from '../draft/swapExercise';
import type { DraftExercise } from '../draft/workoutDraft';
import { exerciseSwapTexts as texts } from './exerciseSwap.texts';

interface SwapToolsProps {
  readonly placed: DraftExercise;
  readonly onRevert: (reverted: DraftExercise) => void;
  readonly onSwap: () => void;
}

export function SwapTools({ placed, onRevert, onSwap }: SwapToolsProps) {
  const original = useQuery(exerciseQuery(originalIdOf(placed)));
  const { swapped_original_exercise: stoodHere } = placed;
  const canSwap = original.data !== undefined;
  if (!canSwap && !stoodHere) return null;
  const handleRevert = () => {
    const reverted = revertSwap(placed);
    onRevert(reverted);
    announce(texts.reverted(placed.name, reverted.name));
  };
  return (
    <Flex gap="2" wrap="wrap" align="center">
      {canSwap && (
        <Button size="sm" icon={<ArrowLeftRight />} onClick={onSwap}>
          {texts.swap}
        </Button>
      )}
      {stoodHere && (
        <>
          <Button size="sm" icon={<Undo2 />} onClick={handleRevert}>
            {texts.revert}
          </Button>
          <Text as="span" size="sm" tone="muted" overflowWrap="anywhere">
            {texts.stoodHere(stoodHere.name)}
          </Text>
        </>
      )}
    </Flex>
  );
}
