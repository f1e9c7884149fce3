import { LONGEST_PROGRAM_DESCRIPTION } from '@formline/shared/contracts/library/programs';
import { Textarea } from '@formline/shared/ui/controls';
import { Text } from '@formline/shared/ui/core';
import { programEditorTexts } from './programEditor.texts';

const texts = programEditorTexts.description;

const quiet = {
  mt: '2',
  px: '2',
  py: '1',
  minH: 'control.sm',
  maxH: '24',
  resize: 'none',
  bg: 'transparent',
  borderColor: 'transparent',
  boxShadow: 'none',
  color: 'fg.muted',
  _hover: { borderColor: 'border.control' },
} as const;

export interface ProgramDescriptionProps {
  description: string;
  canDescribe: boolean;
  onDescribe: (description: string) => void;
  onDescriptionLeft: () => void;
}

export function ProgramDescription(props: ProgramDescriptionProps) {
  const { description, canDescribe, onDescribe, onDescriptionLeft } = props;
  if (canDescribe) {
    return (
      <Textarea
        {...quiet}
        rows={1}
        aria-label={texts.label}
        placeholder={texts.placeholder}
        maxLength={LONGEST_PROGRAM_DESCRIPTION}
        value={description}
        onChange={({ target: { value } }) => onDescribe(value)}
        onBlur={onDescriptionLeft}
      />
    );
  }
  if (description === '') return null;
  return (
    <Text size="sm" tone="muted" mt="2" px="2" whiteSpace="pre-line" overflowWrap="anywhere" lineClamp="4">
      {description}
    </Text>
  );
}
