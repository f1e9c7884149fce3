import {
  type ExerciseSession,
  listExerciseSessions,
} from '@formline/shared/contracts/records/loggedWorkouts';
import { exerciseCalculatorPath } from '@formline/shared/domain/clients/clientPaths';
import { convertWeight, type WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import { daysBetween } from '@formline/shared/domain/dates/calendarDates';
import { shortDateText } from '@formline/shared/domain/dates/shortDate';
import { bestSet, bestSets } from '@formline/shared/domain/training/exerciseHistory';
import { queryOf, useQuery } from '@formline/shared/query';
import { Link as RouterLink } from '@formline/shared/routing';
import { calendarAxis, LineChart } from '@formline/shared/ui/charts';
import { ShowMore } from '@formline/shared/ui/controls';
import {
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  LoadingState,
  Skeleton,
  Text,
} from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { Calculator } from 'lucide-react';
import { setText } from '../set-figures/setFigures';
import { SetLine } from '../set-figures/SetLine';
import { exerciseHistoryTexts as texts } from './exerciseHistory.texts';

const CHART_HEIGHT_PX = 180;

export interface ExerciseHistoryDialogProps {
  readonly clientId: number;
  readonly exercise: { readonly id: number; readonly name: string };
  readonly unit: WeightUnit;
  readonly onClose: () => void;
  readonly onBack?: (() => void) | undefined;
}

export function ExerciseHistoryDialog(props: ExerciseHistoryDialogProps) {
  const { clientId, exercise, unit, onClose, onBack } = props;
  const query = queryOf(listExerciseSessions, { params: { id: clientId, exerciseId: exercise.id } });
  const history = useQuery(query);
  const body = () => {
    if (history.data) return <History {...{ clientId, exercise, unit }} sessions={history.data} />;
    if (history.isLoadingError)
      return <ErrorState title={texts.failed} onRetry={() => void history.refetch()} />;
    return (
      <LoadingState label={texts.loading}>
        <Skeleton h="56" w="full" />
      </LoadingState>
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      onBack={onBack}
      title={texts.titleOf(exercise.name)}
      size="lg"
      anchor="top"
    >
      {body()}
    </Dialog>
  );
}

interface HistoryProps extends SessionsProps, Pick<ExerciseHistoryDialogProps, 'clientId' | 'exercise'> {}

interface SessionsProps {
  readonly sessions: readonly ExerciseSession[];
  readonly unit: WeightUnit;
}

function History({ clientId, exercise, sessions, unit }: HistoryProps) {
  if (sessions.length === 0) return <EmptyState title={texts.empty} text={texts.emptyText} />;
  // Focusable, because a long list must scroll by keyboard.
  return (
    <Flex direction="column" gap="6" role="group" aria-label={texts.titleOf(exercise.name)} tabIndex={0}>
      <Best sessions={sessions} unit={unit} />
      <EstimateChart sessions={sessions} unit={unit} />
      <Button asChild alignSelf="flex-start">
        <RouterLink to={exerciseCalculatorPath(clientId, exercise.id)}>
          <Calculator aria-hidden="true" />
          {texts.calculator}
        </RouterLink>
      </Button>
      <section aria-labelledby="logged-sets">
        <Heading as="h3" size="sm" id="logged-sets" mb="2">
          {texts.sets}
        </Heading>
        <ShowMore items={sessions}>
          {(shown) =>
            shown.map((session, index) => (
              <Flex key={index} gap="4" py="2" borderTop="thin" borderColor="border">
                <Text as="span" w="24" flexShrink="0" tabular>
                  {shortDateText(session.date)}
                </Text>
                <Flex direction="column" minW="0">
                  <Text fontWeight="medium" overflowWrap="anywhere">
                    {session.workout_name}
                  </Text>
                  {session.sets.map((set) => (
                    <SetLine key={set.number} set={set} unit={unit} />
                  ))}
                  {session.note && (
                    <Text size="sm" tone="muted" whiteSpace="pre-line">
                      {session.note}
                    </Text>
                  )}
                </Flex>
              </Flex>
            ))
          }
        </ShowMore>
      </section>
    </Flex>
  );
}

const weightIn = (unit: WeightUnit, pounds: number): string => convertWeight(pounds, 'lb', unit).toFixed(1);

function Best({ sessions, unit }: SessionsProps) {
  const best = bestSet(sessions);
  if (!best) return null;
  const { lowest, highest } = best.estimate;
  return (
    <Flex gap="8" wrap="wrap">
      <div>
        <Text size="sm" tone="muted">
          {texts.best}
        </Text>
        <Text fontWeight="semibold" tabular>
          {texts.bestOn(setText(best.set, unit), shortDateText(best.date))}
        </Text>
      </div>
      <div>
        <Text size="sm" tone="muted">
          {texts.estimate}
        </Text>
        <Text fontWeight="semibold" tabular>
          {texts.range(weightIn(unit, lowest), weightIn(unit, highest), unit)}
        </Text>
      </div>
    </Flex>
  );
}

function EstimateChart({ sessions, unit }: SessionsProps) {
  const rated = bestSets(sessions).toReversed();
  const [first, last] = [rated.at(0)?.date, rated.at(-1)?.date];
  if (first === undefined || last === undefined) return <Text tone="muted">{texts.noEstimates}</Text>;
  const textOf = (weight: number) => `${weight.toFixed(1)} ${unit}`;
  return (
    <div>
      <LineChart
        title={texts.chart}
        height={CHART_HEIGHT_PX}
        xAxis={calendarAxis({ label: texts.date, from: first, to: last, textOf: shortDateText })}
        yAxis={{ label: unit, textOf: (weight) => String(Math.round(weight)) }}
        series={[
          {
            id: 'estimate',
            label: texts.estimate,
            points: rated.map(({ date, estimate }) => {
              const y = convertWeight(estimate.middle, 'lb', unit);
              return { x: daysBetween(first, date), y, text: textOf(y) };
            }),
          },
        ]}
        emptyText={texts.noEstimates}
      />
      <Text size="sm" tone="subtle" mt="2">
        {texts.chartNote}
      </Text>
    </div>
  );
}
