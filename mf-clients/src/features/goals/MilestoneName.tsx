import { chakra } from '@formline/shared/ui/core';
import { goalsTexts as texts } from './goals.texts';
import { NameField } from './NameField';
import { type RowField, useRowFocus } from './useMilestoneEditor';

const NameButton = chakra('button', {
  base: {
    flex: '1',
    minW: '0',
    minH: 'control.sm',
    px: '2',
    py: '1',
    textAlign: 'start',
    lineHeight: 'tight',
    overflowWrap: 'anywhere',
    borderRadius: 'sm',
    cursor: 'text',
  },
});

interface MilestoneNameProps {
  readonly name: string;
  readonly field: RowField;
}

export function MilestoneName({ name, field }: MilestoneNameProps) {
  const { text, onType } = field;
  const { buttonRef, ...ends } = useRowFocus(field);
  if (text !== undefined) return <NameField name={text} takesFocus onType={onType} {...ends} />;
  return (
    <NameButton
      type="button"
      ref={buttonRef}
      data-milestone-name=""
      aria-label={texts.edit(name)}
      onClick={() => onType(name)}
    >
      {name}
    </NameButton>
  );
}
