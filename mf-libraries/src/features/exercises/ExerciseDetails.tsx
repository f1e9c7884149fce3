import type { Exercise } from '@formline/shared/contracts/exercises';
import { ExercisePicture } from '@formline/shared/training/exercise-row/ExercisePicture';
import { Badge, chakra, Text } from '@formline/shared/ui/core';
import { FlipHorizontal2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { exercisesTexts } from './exercises.texts';

const PICTURE_SIZE = '9rem';
const { details: texts } = exercisesTexts;

const Picture = chakra('div', {
  base: { display: 'grid', placeItems: 'center', py: '2', borderRadius: 'lg', bg: 'bg.muted' },
});
const Facts = chakra('dl', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });
const FactName = chakra('dt', {
  base: { fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted', mb: '1.5' },
});
const FactWords = chakra('dd', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5' } });

/** What the library says of one exercise, under its name. */
export function ExerciseDetails({ exercise }: { exercise: Exercise }) {
  const muscleGroups = exercise.muscle_groups.map(({ name }) => name);
  return (
    <chakra.div px="6" pb="6" display="flex" flexDirection="column" gap="5">
      <Picture>
        <ExercisePicture
          key={exercise.id}
          exercise={exercise}
          size={PICTURE_SIZE}
          title={texts.drawing(muscleGroups)}
        />
      </Picture>
      <Facts>
        <Fact name={texts.description}>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {exercise.description || texts.none}
          </Text>
        </Fact>
        <Fact name={texts.muscleGroups}>
          <Words words={muscleGroups} tone="accent" />
        </Fact>
        <Fact name={texts.fitnessComponents}>
          <Words words={exercise.fitness_components.map(({ name }) => name)} tone="neutral" />
        </Fact>
        {exercise.allow_unilateral && (
          <Fact name={texts.sides}>
            <Text display="flex" alignItems="center" gap="2" css={{ '& svg': { boxSize: 'icon.sm' } }}>
              <FlipHorizontal2 aria-hidden="true" />
              {texts.oneSide}
            </Text>
          </Fact>
        )}
      </Facts>
    </chakra.div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <FactName>{name}</FactName>
      <FactWords>{children}</FactWords>
    </div>
  );
}

function Words({ words, tone }: { words: readonly string[]; tone: 'accent' | 'neutral' }) {
  if (words.length === 0) return <Text tone="subtle">{texts.none}</Text>;
  return words.map((word) => (
    <Badge key={word} tone={tone}>
      {word}
    </Badge>
  ));
}
