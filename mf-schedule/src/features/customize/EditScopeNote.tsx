import { SegmentedControl } from '@formline/shared/ui/controls';
import type { RemovalScope } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { chakra, Text } from '@formline/shared/ui/core';
import { CalendarRange, Lock } from 'lucide-react';
import { customizeTexts } from './customize.texts';
import type { StillReason } from './plan';

const texts = customizeTexts.editScope;

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    minH: '8',
    mb: '3',
    color: 'fg.muted',
    '& > svg': { boxSize: 'icon.sm', flexShrink: '0' },
  },
});

const Chosen = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', ms: 'auto', '& > fieldset': { w: 'auto' } },
});

const choices = [
  { value: 'day', label: texts.day },
  { value: 'following', label: texts.following },
  { value: 'all', label: texts.all },
] as const;

export interface EditScopeNoteProps {
  readonly still: StillReason | null;
  readonly text: string;
  /** The change is for days of several weeks that differ. */
  readonly endsWeeks?: boolean;
  readonly choice?: EditScopeChoice | undefined;
}

export interface EditScopeChoice {
  readonly scope: RemovalScope;
  readonly isChosen: boolean;
  readonly onChange: (scope: RemovalScope) => void;
}

export function EditScopeNote({ still, text, endsWeeks = false, choice }: EditScopeNoteProps) {
  if (still !== null) {
    const reason = customizeTexts.still[still];
    return reason === null ? null : (
      <Line>
        <Lock aria-hidden="true" />
        <Text size="sm">{reason}</Text>
      </Line>
    );
  }
  return (
    <Line>
      <CalendarRange aria-hidden="true" />
      <Text size="sm">{endsWeeks ? `${text} ${texts.endsWeeks}` : text}</Text>
      {choice && <Choice {...choice} />}
    </Line>
  );
}

function Choice({ scope, isChosen, onChange }: EditScopeChoice) {
  if (isChosen) return <Text size="sm">{texts.chosen[scope]}</Text>;
  return (
    <Chosen>
      <Text as="span" size="sm" whiteSpace="nowrap">
        {texts.label}
      </Text>
      <SegmentedControl
        label={texts.label}
        isLabelHidden
        options={choices}
        value={scope}
        onChange={onChange}
      />
    </Chosen>
  );
}
