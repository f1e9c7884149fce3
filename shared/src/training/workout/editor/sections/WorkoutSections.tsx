import { chakra } from '@formline/shared/ui/core';
import { BoardList } from '@formline/shared/ui/sortable';
import { memo } from 'react';
import { useEditorActions } from '../editorActions';
import { PlacedRow } from './PlacedRow';
import { placedItemsTexts } from './placedItems.texts';
import { SectionHead } from './SectionHead';
import { type DraftItem, type DraftSection, itemName } from '../../draft/workoutDraft';

const { section: texts } = placedItemsTexts;

const Sections = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4' },
});
const Empty = chakra('p', {
  base: {
    px: '3',
    py: '2',
    border: 'thin',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'md',
    color: 'fg.muted',
    fontSize: 'sm',
  },
});

const keyOf = ({ key }: DraftItem) => key;
const drawRow = (item: DraftItem) => <PlacedRow item={item} />;

interface WorkoutSectionsProps {
  readonly sections: readonly DraftSection[];
}

export const WorkoutSections = memo(function WorkoutSections({ sections }: WorkoutSectionsProps) {
  return (
    <Sections>
      {sections.map((section, index) => (
        <SectionList
          key={section.key}
          section={section}
          isFirst={index === 0}
          isLast={index === sections.length - 1}
        />
      ))}
    </Sections>
  );
});

interface SectionListProps {
  readonly section: DraftSection;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

const SectionList = memo(function SectionList({ section, isFirst, isLast }: SectionListProps) {
  const { canEdit } = useEditorActions();
  const { key, name, items } = section;
  return (
    <BoardList
      id={key}
      name={name}
      items={items}
      itemKey={keyOf}
      itemName={itemName}
      isDisabled={!canEdit}
      header={<SectionHead section={section} isFirst={isFirst} isLast={isLast} />}
      footer={
        items.length === 0 && <Empty data-drop-empty="">{canEdit ? texts.empty : texts.emptyReadOnly}</Empty>
      }
    >
      {drawRow}
    </BoardList>
  );
});
