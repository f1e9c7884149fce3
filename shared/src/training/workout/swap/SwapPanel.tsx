import type { Exercise, ExerciseDetails } from '@formline/shared/contracts/library/exercises';
import { useQuery } from '@formline/shared/query';
import { Button, chakra, Flex, Heading, IconButton, Stack, Text } from '@formline/shared/ui/core';
import { SaveButton } from '@formline/shared/ui/controls';
import { ArrowLeft, Eye } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { exerciseQuery } from '../../exercise/list/exerciseList.queries';
import { LibrarySearch } from '../../library-list/LibrarySearch';
import { originalIdOf, swapExercise } from '../draft/swapExercise';
import type { DraftExercise } from '../draft/workoutDraft';
import { AdjustmentsState } from './AdjustmentsState';
import { exerciseSwapTexts as texts } from './exerciseSwap.texts';
import { SwapOffer } from './SwapOffer';

const Panel = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', minH: '0', h: 'full', bg: 'bg.surface' },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    ps: '2',
    pe: '4',
    py: '3',
    borderBottom: 'thin',
    borderColor: 'border',
  },
});
const SearchRow = chakra('div', {
  base: { px: '4', pt: '4', '& > [role=search]': { maxW: 'none' } },
});
const Body = chakra('div', { base: { flex: '1', minH: '0', overflowY: 'auto', px: '4', py: '4' } });
const Foot = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '3',
    px: '4',
    py: '3',
    borderTop: 'thin',
    borderColor: 'border',
  },
});

export interface SwapPanelProps {
  readonly placed: DraftExercise;
  readonly leftOut: readonly number[];
  readonly onSwap: (swapped: DraftExercise) => void;
  readonly onView: (exerciseId: number) => void;
  readonly onClose: () => void;
}

export function SwapPanel({ placed, leftOut, onSwap, onView, onClose }: SwapPanelProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const radioName = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Exercise | null>(null);
  const original = useQuery(exerciseQuery(originalIdOf(placed)));
  // The focus follows to the opened panel.
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);
  const handleSave = (details: ExerciseDetails, by: Exercise) => {
    onSwap(swapExercise(placed, by, details));
    onClose();
  };
  return (
    <Panel aria-label={texts.swap}>
      <Head>
        <IconButton size="sm" label={texts.close} icon={<ArrowLeft />} onClick={onClose} />
        <Stack gap="0" flex="1" minW="0">
          <Heading ref={titleRef} as="h3" size="md" tabIndex={-1}>
            {texts.swap}
          </Heading>
          <Text size="sm" tone="muted" overflowWrap="anywhere">
            {texts.insteadOf(placed.name)}
          </Text>
        </Stack>
      </Head>
      <SearchRow>
        <LibrarySearch label={texts.search} search={search} onSearch={setSearch} />
      </SearchRow>
      <Body>
        <AdjustmentsState query={original}>
          {(details) => (
            <SwapOffer
              placed={placed}
              leftOut={leftOut}
              original={details}
              search={search}
              radioName={radioName}
              chosenId={chosen?.id ?? null}
              onChoose={setChosen}
            />
          )}
        </AdjustmentsState>
      </Body>
      <Foot>
        <Flex flex="1">
          {chosen && (
            <Button variant="quiet" icon={<Eye />} onClick={() => onView(chosen.id)}>
              {texts.view}
            </Button>
          )}
        </Flex>
        <SaveButton
          state="clickable"
          isDisabled={!chosen || !original.data}
          onSave={() => {
            if (chosen && original.data) handleSave(original.data, chosen);
          }}
        />
      </Foot>
    </Panel>
  );
}
