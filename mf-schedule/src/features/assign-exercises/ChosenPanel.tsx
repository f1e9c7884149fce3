import { RoutinePicture } from '@formline/shared/training/routine/RoutinePicture';
import { ExercisePicture } from '@formline/shared/training/exercise/row/ExercisePicture';
import {
  type DraftItem,
  exercisesOf,
  isRoutine,
  itemName,
} from '@formline/shared/training/workout/draft/workoutDraft.ts';
import { announce, Card, chakra, EmptyState, Heading, IconButton, Text } from '@formline/shared/ui/core';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { assignExercisesTexts } from './assignExercises.texts';

const { chosen: texts } = assignExercisesTexts;
const PICTURE_SIZE = '2.5rem';

const Head = chakra('div', { base: { px: '4', py: '3', borderBottom: 'thin', borderColor: 'border' } });
const Rows = chakra('ol', {
  base: { flex: '1', minH: '0', overflowY: 'auto', m: '0', p: '2', listStyleType: 'none' },
});
const Row = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: 'row.library', ps: '2', pe: '1' },
});
const Words = chakra('div', { base: { flex: '1', minW: '0', '& > p': { truncate: true } } });

interface ChosenPanelProps {
  readonly items: readonly DraftItem[];
  readonly onRemove: (item: DraftItem) => void;
}

export function ChosenPanel({ items, onRemove }: ChosenPanelProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const remove = (item: DraftItem, index: number) => {
    const buttons = listRef.current?.querySelectorAll('button') ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? headingRef.current)?.focus();
    announce(texts.removed(itemName(item)));
    onRemove(item);
  };
  return (
    <Card
      as="section"
      padding="none"
      display="flex"
      flexDirection="column"
      minH="0"
      h="full"
      aria-label={texts.heading}
    >
      <Head>
        <Heading as="h2" size="md" ref={headingRef} tabIndex={-1}>
          {texts.heading}
        </Heading>
        <Text size="sm" tone="muted" tabular role="status">
          {texts.count(items.length)}
        </Text>
      </Head>
      {items.length === 0 ? (
        <EmptyState title={texts.none} text={texts.noneText} />
      ) : (
        <Rows ref={listRef} aria-label={texts.heading}>
          {items.map((item, index) => (
            <Row key={item.key}>
              <ItemPicture item={item} />
              <Words>
                <Text fontWeight="medium">{itemName(item)}</Text>
                <Text size="sm" tone="muted">
                  {noteOf(item)}
                </Text>
              </Words>
              <IconButton
                label={texts.remove(itemName(item))}
                icon={<X />}
                size="sm"
                onClick={() => remove(item, index)}
              />
            </Row>
          ))}
        </Rows>
      )}
    </Card>
  );
}

function ItemPicture({ item }: { readonly item: DraftItem }) {
  if (isRoutine(item)) return <RoutinePicture exercises={exercisesOf(item)} />;
  return <ExercisePicture exercise={item} size={PICTURE_SIZE} />;
}

const noteOf = (item: DraftItem): string =>
  isRoutine(item)
    ? exercisesOf(item)
        .map(({ name }) => name)
        .join(', ')
    : item.muscle_groups.map(({ name }) => name).join(', ');
