import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import type { Milestone } from '@formline/shared/contracts/records/milestones';
import { Button, chakra, Text } from '@formline/shared/ui/core';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { shortDate } from '../../components/measures/shortDate';
import { CheckCircle } from './CheckCircle';
import { goalsTexts as texts } from './goals.texts';

import { GripSpace, MilestoneLine } from './MilestoneLine';

const List = chakra('ul', { base: { listStyleType: 'none' } });

interface CompletedMilestonesProps {
  readonly milestones: readonly Milestone[];
  readonly onReopen?: ((milestone: Milestone, from: HTMLElement) => void) | undefined;
}

export function CompletedMilestones({ milestones, onReopen }: CompletedMilestonesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  if (milestones.length === 0) return null;
  return (
    <div>
      <Button
        size="sm"
        variant="quiet"
        icon={
          <chakra.span display="inline-flex" transform={isOpen ? 'rotate(90deg)' : undefined}>
            <ChevronRight aria-hidden="true" />
          </chakra.span>
        }
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.completed}
        <Text as="span" tone="subtle" tabular>
          {milestones.length}
        </Text>
      </Button>
      <List id={listId} aria-label={texts.doneMilestones} hidden={!isOpen}>
        {milestones.map((milestone) => (
          <li key={milestone.id}>
            <MilestoneLine>
              {onReopen && <GripSpace />}
              <CheckCircle
                name={milestone.name}
                isDone
                onTick={onReopen && ((from) => onReopen(milestone, from))}
              />
              <Text tone="muted" flex="1" px="2" py="1" overflowWrap="anywhere">
                {milestone.name}
              </Text>
              {milestone.completed_at && (
                <Text tone="subtle" size="sm" tabular pe="2">
                  {shortDate(localCalendarDate(new Date(milestone.completed_at)))}
                </Text>
              )}
            </MilestoneLine>
          </li>
        ))}
      </List>
    </div>
  );
}
