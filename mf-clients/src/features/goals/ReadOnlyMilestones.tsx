import type { Milestone } from '@formline/shared/contracts/records/milestones';
import { chakra, Text } from '@formline/shared/ui/core';
import { shortDate } from '../../components/measures/shortDate';
import { CheckCircle } from './CheckCircle';
import { CompletedMilestones } from './CompletedMilestones';
import { goalsTexts as texts } from './goals.texts';
import { doneOnes, openOnes } from './milestoneChange';
import { MilestoneLine } from './MilestoneLine';

const List = chakra('ul', { base: { listStyleType: 'none' } });

interface ReadOnlyMilestonesProps {
  readonly milestones: readonly Milestone[];
}

export function ReadOnlyMilestones({ milestones }: ReadOnlyMilestonesProps) {
  if (milestones.length === 0) return <Text tone="muted">{texts.noMilestones}</Text>;
  return (
    <>
      <List aria-label={texts.openMilestones}>
        {openOnes(milestones).map(({ id, name, due_date }) => (
          <li key={id}>
            <MilestoneLine>
              <CheckCircle name={name} isDone={false} />
              <Text px="2" py="1" overflowWrap="anywhere">
                {name}
              </Text>
              {due_date !== null && (
                <Text tone="subtle" size="sm" ms="auto" pe="2" whiteSpace="nowrap" tabular>
                  {texts.due(shortDate(due_date))}
                </Text>
              )}
            </MilestoneLine>
          </li>
        ))}
      </List>
      <CompletedMilestones milestones={doneOnes(milestones)} />
    </>
  );
}
