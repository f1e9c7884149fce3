import { chakra } from '@formline/shared/ui/core';
import { useRef } from 'react';
import { goalsTexts as texts } from './goals.texts';
import { NameField } from './NameField';
import type { RowField } from './useMilestoneEditor';

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
  const { text, onType, onFinish, onCancel } = field;
  const takesFocusBack = useRef(false);
  const endWithFocus = (end: () => void) => () => {
    takesFocusBack.current = true;
    end();
  };
  if (text !== undefined) {
    return (
      <NameField
        name={text}
        takesFocus
        onType={onType}
        onLeave={onFinish}
        onEnter={endWithFocus(onFinish)}
        onEscape={endWithFocus(onCancel)}
      />
    );
  }
  return (
    <NameButton
      type="button"
      ref={(button: HTMLButtonElement | null) => {
        if (button && takesFocusBack.current) button.focus();
        takesFocusBack.current = false;
      }}
      data-milestone-name=""
      aria-label={texts.edit(name)}
      onClick={() => onType(name)}
    >
      {name}
    </NameButton>
  );
}
