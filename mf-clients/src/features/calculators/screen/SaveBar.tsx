import { SaveButton, type SaveState } from '@formline/shared/ui/controls';
import { chakra, InlineNotice, Text } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import type { ReactNode } from 'react';
import { calculatorsTexts } from '../calculators.texts';

const Bar = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '6' },
});

export interface Saving {
  readonly state: SaveState;
  readonly onSave: () => void;
  readonly error: string | null;
}

interface SaveBarProps extends Saving {
  readonly canSave: boolean;
  readonly note?: string | undefined;
  readonly current: ReactNode;
}

export function SaveBar({ canSave, state, onSave, error, note, current }: SaveBarProps) {
  if (!canSave) return <InlineNotice>{calculatorsTexts.readOnly}</InlineNotice>;
  return (
    <>
      <FormError>{error}</FormError>
      <Bar mt={error ? '3' : '0'}>
        <div>
          {current}
          {note && (
            <Text size="sm" tone="subtle">
              {note}
            </Text>
          )}
        </div>
        <SaveButton state={state} onSave={onSave} />
      </Bar>
    </>
  );
}
