import { LONGEST_SECTION_NAME } from '@formline/shared/contracts/library/workoutContent';
import { chakra, Heading, IconButton, Text } from '@formline/shared/ui/core';
import { TextInput } from '@formline/shared/ui/forms';
import { Menu, MenuItem, MenuSeparator } from '@formline/shared/ui/overlays';
import { ChevronDown, ChevronUp, EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useEditorActions } from '../editorActions';
import { placedItemsTexts } from './placedItems.texts';
import { type DraftSection, exercisesOf } from '../../draft/workoutDraft';

const { section: texts, exercises: countText } = placedItemsTexts;

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minH: 'control.md', ps: '2', pe: '1' },
});

const NameButton = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: 'control.sm',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      borderRadius: 'sm',
      cursor: 'pointer',
      '& svg': { boxSize: 'icon.sm', flexShrink: '0', color: 'fg.subtle', opacity: '0' },
      '&:hover svg, &:focus-visible svg': { opacity: '1' },
    },
  },
  { defaultProps: { type: 'button' } },
);

interface SectionHeadProps {
  readonly section: DraftSection;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export function SectionHead({ section, isFirst, isLast }: SectionHeadProps) {
  const { canEdit, addTo } = useEditorActions();
  const [isRenaming, setIsRenaming] = useState(false);
  const nameRef = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);
  const sectionRef = useRef(section);
  // The memoised menu reads the current section.
  useLayoutEffect(() => {
    sectionRef.current = section;
  });
  // After renaming by key the focus returns to the name.
  useEffect(() => {
    if (!isRenaming && takesFocus.current) nameRef.current?.focus();
    takesFocus.current = false;
  }, [isRenaming]);
  const handleDone = (isByKey: boolean) => {
    takesFocus.current = isByKey;
    setIsRenaming(false);
  };
  const count = section.items.reduce((sum, item) => sum + exercisesOf(item).length, 0);
  return (
    <Head>
      {isRenaming ? (
        <SectionName section={section} onDone={handleDone} />
      ) : (
        <>
          <Heading as="h3" size="sm" minW="0" overflowWrap="anywhere">
            {canEdit ? (
              <NameButton ref={nameRef} title={texts.renameHint} onClick={() => setIsRenaming(true)}>
                {section.name}
                <Pencil aria-hidden="true" />
              </NameButton>
            ) : (
              section.name
            )}
          </Heading>
          <Text as="span" tone="subtle" size="sm" tabular flex="1" whiteSpace="nowrap">
            {count > 0 && countText(count)}
          </Text>
        </>
      )}
      {canEdit && (
        <>
          <IconButton
            size="sm"
            label={texts.addTo(section.name)}
            icon={<Plus />}
            onClick={() => addTo(section)}
          />
          <SectionMenu name={section.name} {...{ sectionRef, isFirst, isLast }} />
        </>
      )}
    </Head>
  );
}

interface SectionMenuProps extends Pick<SectionHeadProps, 'isFirst' | 'isLast'> {
  readonly name: string;
  readonly sectionRef: RefObject<DraftSection>;
}

/** Menus are slow to render, so this one re-renders only for a new name or index of its section. */
const SectionMenu = memo(function SectionMenu({ name, sectionRef, isFirst, isLast }: SectionMenuProps) {
  const { addTo, moveSection, askSectionRemoval } = useEditorActions();
  return (
    <Menu trigger={<IconButton size="sm" label={texts.more(name)} icon={<EllipsisVertical />} />}>
      <MenuItem icon={<Plus />} onSelect={() => addTo(sectionRef.current)}>
        {texts.add}
      </MenuItem>
      <MenuItem
        icon={<ChevronUp />}
        isDisabled={isFirst}
        onSelect={() => moveSection(sectionRef.current, -1)}
      >
        {texts.moveUp}
      </MenuItem>
      <MenuItem
        icon={<ChevronDown />}
        isDisabled={isLast}
        onSelect={() => moveSection(sectionRef.current, 1)}
      >
        {texts.moveDown}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} isDanger onSelect={() => askSectionRemoval(sectionRef.current)}>
        {texts.remove}
      </MenuItem>
    </Menu>
  );
});

/** Enter and blur rename; Escape cancels. */
function SectionName({
  section,
  onDone,
}: {
  readonly section: DraftSection;
  readonly onDone: (isByKey: boolean) => void;
}) {
  const { renameSection } = useEditorActions();
  const [name, setName] = useState(section.name);
  const fieldRef = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  // Typing starts in the opened field.
  useEffect(() => {
    fieldRef.current?.focus();
    fieldRef.current?.select();
  }, []);
  const finish = (isKept: boolean, isByKey: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    if (isKept) renameSection(section, name);
    onDone(isByKey);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    finish(event.key === 'Enter', true);
  };
  return (
    <TextInput
      ref={fieldRef}
      h="control.sm"
      flex="1"
      aria-label={texts.name}
      maxLength={LONGEST_SECTION_NAME}
      autoComplete="off"
      value={name}
      data-keeps-escape=""
      onChange={({ target }) => setName(target.value)}
      onBlur={() => finish(true, false)}
      onKeyDown={handleKeyDown}
    />
  );
}
