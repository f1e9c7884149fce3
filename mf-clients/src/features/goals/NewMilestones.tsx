import { MOST_MILESTONES } from '@formline/shared/contracts/records/milestones';
import { Button, Text } from '@formline/shared/ui/core';
import { Plus } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { DraftRow } from './DraftRow';
import { goalsTexts as texts } from './goals.texts';
import { FIRST_ROW } from './useDrafts';
import type { MilestoneEditor } from './useMilestoneEditor';

interface NewMilestonesProps {
  readonly editor: MilestoneEditor;
  readonly addRef: RefObject<HTMLButtonElement | null>;
  readonly firstFieldRef: RefObject<HTMLInputElement | null>;
}

export function NewMilestones({ editor, addRef, firstFieldRef }: NewMilestonesProps) {
  const { milestones, drafts } = editor;
  const { open, discard, finish, type } = drafts;
  // Blur fires before the discarded row unmounts and must not save it.
  const discardedKey = useRef<string>(null);
  const isFull = milestones.length + drafts.drafts.length >= MOST_MILESTONES;
  const placeholder = milestones.length === 0 ? texts.addFirst : texts.add;
  return (
    <>
      {drafts.drafts.map((draft) => (
        <DraftRow
          key={draft.key}
          draft={draft}
          placeholder={placeholder}
          fieldRef={draft.key === FIRST_ROW.key ? firstFieldRef : undefined}
          onType={(name) => type(draft.key, name)}
          onLeave={() => {
            if (discardedKey.current !== draft.key) void finish(draft);
          }}
          onEnter={() => {
            if (draft.name.trim() === '') return;
            void finish(draft);
            if (!isFull) open();
          }}
          onDiscard={() => {
            discard(draft.key);
            if (draft.key === FIRST_ROW.key) return;
            discardedKey.current = draft.key;
            addRef.current?.focus();
          }}
        />
      ))}
      <div>
        <Button
          ref={addRef}
          size="sm"
          variant="quiet"
          color="accent.text"
          icon={<Plus aria-hidden="true" />}
          aria-disabled={isFull || undefined}
          onClick={() => {
            if (!isFull) open();
          }}
        >
          {texts.add}
        </Button>
        {isFull && (
          <Text tone="muted" size="sm">
            {texts.full(MOST_MILESTONES)}
          </Text>
        )}
      </div>
    </>
  );
}
