import { ConflictNotice } from '@formline/shared/training/editing/ConflictNotice';
import { chakra, Flex, Text } from '@formline/shared/ui/core';
import { SaveButton } from '@formline/shared/ui/controls';
import { FormError } from '@formline/shared/ui/forms';
import { DeleteOwnExercise } from './DeleteOwnExercise';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';
import type { OwnExerciseFormState } from './useOwnExerciseForm';

const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    mt: '6',
    mx: '-6',
    px: '6',
    py: '3',
    bg: 'bg.surface',
    borderTop: 'thin',
    borderColor: 'border',
  },
});

interface OwnExerciseFootProps {
  readonly state: OwnExerciseFormState;
  readonly isUploading: boolean;
  readonly onDeleted: () => void;
}

export function OwnExerciseFoot({ state, isUploading, onDeleted }: OwnExerciseFootProps) {
  const { base, problem, saveState, saveOverTheirs, loadTheirs } = state;
  if (saveState === 'conflict') {
    return (
      <Foot>
        <ConflictNotice
          thing="exercise"
          titleOf={texts.saveFailed}
          onLoad={loadTheirs}
          onKeep={saveOverTheirs}
        />
      </Foot>
    );
  }
  return (
    <Foot>
      <FormError>{problem}</FormError>
      <Flex align="center" gap="3">
        {base && <DeleteOwnExercise exercise={base} onDeleted={onDeleted} />}
        <Flex flex="1" align="center" justify="flex-end" gap="3" minW="0">
          {isUploading && (
            <Text size="sm" tone="muted">
              {texts.uploadUnderWay}
            </Text>
          )}
          <SaveButton state={saveState} isDisabled={isUploading} />
        </Flex>
      </Flex>
    </Foot>
  );
}
