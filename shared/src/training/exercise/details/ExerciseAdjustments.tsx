import type { ExerciseDetails } from '@formline/shared/contracts/library/exercises';
import { chakra, Heading, Stack, Text } from '@formline/shared/ui/core';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { ExerciseThumbnail } from '../../body-map/ExerciseThumbnail';
import { exerciseDetailsTexts as texts } from './exerciseDetails.texts';

const THUMBNAIL_SIZE = '2.5rem';

type Adjustment = ExerciseDetails['progressions_regressions'][number];

const Rows = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0' } });
const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    minH: 'row.library',
    px: '2',
    borderRadius: 'md',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '& > svg': { boxSize: 'icon.sm', color: 'fg.subtle', flexShrink: '0' },
  },
});
const Name = chakra('span', { base: { flex: '1', minW: '0', overflowWrap: 'anywhere' } });

export interface ExerciseAdjustmentsProps {
  readonly adjustments: readonly Adjustment[];
  readonly onOpen: (exerciseId: number) => void;
}

export function ExerciseAdjustments({ adjustments, onOpen }: ExerciseAdjustmentsProps) {
  const ofKind = (kind: Adjustment['exerciseType']) =>
    adjustments.filter(({ exerciseType }) => exerciseType === kind);
  if (adjustments.length === 0) return <Text tone="subtle">{texts.noAdjustments}</Text>;
  return (
    <Stack gap="4">
      <Adjustments title={texts.progressions} adjustments={ofKind('PROGRESSION')} onOpen={onOpen} />
      <Adjustments title={texts.regressions} adjustments={ofKind('REGRESSION')} onOpen={onOpen} />
    </Stack>
  );
}

function Adjustments({ title, adjustments, onOpen }: ExerciseAdjustmentsProps & { readonly title: string }) {
  const titleId = useId();
  if (adjustments.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading as="h3" id={titleId} size="sm" mb="1">
        {title}
      </Heading>
      <Rows>
        {adjustments.map(({ exercise: { id, name, muscle_groups } }) => (
          <li key={id}>
            <Row type="button" onClick={() => onOpen(id)}>
              <ExerciseThumbnail
                muscleGroups={muscle_groups.map((group) => group.name)}
                size={THUMBNAIL_SIZE}
              />
              <Name>{name}</Name>
              <ChevronRight aria-hidden="true" />
            </Row>
          </li>
        ))}
      </Rows>
    </section>
  );
}
