import { IconButton, Spinner, Text } from '@formline/shared/ui/core';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { CheckCircle } from './CheckCircle';
import { goalsTexts as texts } from './goals.texts';
import { GripSpace, MilestoneLine } from './MilestoneLine';
import { NameField } from './NameField';
import type { Draft } from './useDrafts';

interface DraftRowProps {
  readonly draft: Draft;
  readonly placeholder: string;
  readonly fieldRef?: RefObject<HTMLInputElement | null> | undefined;
  readonly onType: (name: string) => void;
  readonly onLeave: () => void;
  readonly onEnter: () => void;
  readonly onDiscard: () => void;
}

export function DraftRow({ draft, placeholder, fieldRef, onDiscard, ...typing }: DraftRowProps) {
  const { name, state } = draft;
  const isSaving = state === 'saving';
  const isFailed = state === 'failed';
  return (
    <MilestoneLine aria-busy={isSaving || undefined}>
      <GripSpace />
      <CheckCircle name={name} isDone={false} />
      {isSaving ? (
        <Text tone="muted" flex="1" px="2">
          {name}
        </Text>
      ) : (
        <NameField
          {...typing}
          name={name}
          placeholder={placeholder}
          isFailed={isFailed}
          takesFocus={!fieldRef && !isFailed}
          fieldRef={fieldRef}
          onEscape={onDiscard}
        />
      )}
      {isSaving && <Spinner size="sm" />}
      {isFailed && (
        <>
          <Text tone="danger" size="sm" ps="2" whiteSpace="nowrap">
            {texts.notSaved}
          </Text>
          <IconButton size="sm" label={texts.remove(name)} icon={<X />} onClick={onDiscard} />
        </>
      )}
    </MilestoneLine>
  );
}
