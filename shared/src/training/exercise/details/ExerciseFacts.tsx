import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { Badge, chakra, Text } from '@formline/shared/ui/core';
import { FlipHorizontal2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { doseFacts } from './doseFacts';
import { exerciseDetailsTexts as texts } from './exerciseDetails.texts';

const Facts = chakra('dl', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });
const FactName = chakra('dt', {
  base: { fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted', mb: '1.5' },
});
const FactWords = chakra('dd', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5' } });
const Dose = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax({sizes.24}, 1fr))',
    columnGap: '4',
    rowGap: '3',
    p: '4',
    borderRadius: 'lg',
    bg: 'bg.subtle',
    border: 'thin',
    borderColor: 'border',
    '& dt': { fontSize: 'xs', color: 'fg.muted' },
    '& dd': { fontSize: 'md', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
});

export function ExerciseFacts({ exercise }: { readonly exercise: Exercise }) {
  return (
    <>
      <Dose>
        {doseFacts(exercise).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Dose>
      <Facts>
        <Fact name={texts.description}>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {exercise.description || texts.none}
          </Text>
        </Fact>
        <Fact name={texts.muscleGroups}>
          <Words words={exercise.muscle_groups.map(({ name }) => name)} tone="accent" />
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
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <FactName>{name}</FactName>
      <FactWords>{children}</FactWords>
    </div>
  );
}

interface WordsProps {
  readonly words: readonly string[];
  readonly tone: 'accent' | 'neutral';
}

function Words({ words, tone }: WordsProps) {
  if (words.length === 0) return <Text tone="subtle">{texts.none}</Text>;
  return words.map((word) => (
    <Badge key={word} tone={tone}>
      {word}
    </Badge>
  ));
}
