import { chakra, Flex, Stack, Text } from '@formline/shared/ui/core';
import { Circle } from 'lucide-react';
import { goalsTexts as texts } from './goals.texts';
import type { Progress } from './progress';
import { doneOnes, openOnes } from './milestoneChange';

const SHOWN_STEPS = 3;

const Track = chakra('div', { base: { h: '2', bg: 'bg.muted', borderRadius: 'full', overflow: 'hidden' } });
const Filling = chakra('div', {
  base: { h: 'full', bg: 'status.complete.solid', borderRadius: 'full' },
});
const Steps = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gap: '2',
    '& li': { display: 'flex', gap: '2', alignItems: 'flex-start', minW: '0' },
    '& svg': { boxSize: 'icon.sm', color: 'fg.subtle', flexShrink: '0', mt: '0.5' },
  },
});

interface ProgressSummaryProps {
  readonly progress: Progress;
}

export function ProgressSummary({ progress: { milestones, goal } }: ProgressSummaryProps) {
  const open = openOnes(milestones);
  const done = doneOnes(milestones).length;
  const rest = open.length - SHOWN_STEPS;
  return (
    <Stack gap="4">
      <div>
        <Flex justify="space-between" gap="4" mb="2">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {goal?.name ?? texts.noGoal}
          </Text>
          <Text tone="muted" tabular whiteSpace="nowrap">
            {texts.progress(done, milestones.length)}
          </Text>
        </Flex>
        <Track aria-hidden="true">
          <Filling style={{ width: `${(100 * done) / milestones.length}%` }} />
        </Track>
      </div>
      {open.length === 0 ? (
        <Text tone="muted">{texts.allDone}</Text>
      ) : (
        <Steps aria-label={texts.openMilestones}>
          {open.slice(0, SHOWN_STEPS).map(({ id, name }) => (
            <li key={id}>
              <Circle aria-hidden="true" />
              <Text singleLine>{name}</Text>
            </li>
          ))}
        </Steps>
      )}
      {rest > 0 && (
        <Text tone="subtle" size="sm">
          {texts.more(rest)}
        </Text>
      )}
    </Stack>
  );
}
