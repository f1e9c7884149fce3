import type { WorkoutToLog } from '@formline/shared/contracts/records/loggedWorkouts';
import type { WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import { Badge, Card, EmptyState, Flex, Heading, Text } from '@formline/shared/ui/core';
import { logWorkoutTexts as texts } from './logWorkout.texts';
import { SetLine } from '../../components/set-figures/SetLine';

interface LoggedSetsProps {
  readonly opened: WorkoutToLog;
  readonly unit: WeightUnit;
}

/** For managers, who change nothing. */
export function LoggedSets({ opened: { log, scheduled_workout: day }, unit }: LoggedSetsProps) {
  if (!log) return <EmptyState title={texts.nothingLogged} text={texts.nothingLoggedText} />;
  return (
    <Flex direction="column" gap="4">
      {day.is_complete && (
        <Badge tone="complete" alignSelf="flex-start">
          {texts.done}
        </Badge>
      )}
      {log.note && <Text whiteSpace="pre-line">{log.note}</Text>}
      {log.exercises.map(({ key, name, note, sets }) => (
        <Card key={key} as="section" aria-label={name} padding="none" px="5" py="4">
          <Heading as="h2" size="sm" overflowWrap="anywhere">
            {name}
          </Heading>
          {note && (
            <Text tone="muted" whiteSpace="pre-line">
              {note}
            </Text>
          )}
          {sets.map((set) => (
            <SetLine key={set.number} set={set} unit={unit}>
              {texts.set(set.number)}
              {texts.between}
            </SetLine>
          ))}
        </Card>
      ))}
    </Flex>
  );
}
