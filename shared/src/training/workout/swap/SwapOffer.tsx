import type { Exercise, ExerciseDetails } from '@formline/shared/contracts/library/exercises';
import {
  Button,
  InlineNotice,
  LoadingState,
  RetryButton,
  Skeleton,
  Stack,
  Text,
} from '@formline/shared/ui/core';
import { NO_EXERCISE_FILTERS } from '../../exercise/filters/exerciseFilters';
import { useExerciseListing } from '../../exercise/list/useExerciseListing';
import type { LibraryListing } from '../../library-list/libraryListing';
import { type Adjustment, swapChoices } from '../draft/swapExercise';
import type { DraftExercise } from '../draft/workoutDraft';
import { exerciseSwapTexts as texts } from './exerciseSwap.texts';
import { type SwapChoiceProps, SwapChoices } from './SwapChoices';

interface SwapOfferProps extends SwapChoiceProps {
  readonly placed: DraftExercise;
  readonly original: ExerciseDetails;
  readonly search: string;
  readonly leftOut: readonly number[];
}

export function SwapOffer({ placed, original, search, leftOut, ...choice }: SwapOfferProps) {
  const adjustments = swapChoices(placed, original).filter(({ exercise }) => !leftOut.includes(exercise.id));
  if (search !== '') return <SwapSearch {...choice} search={search} leftOut={[placed.id, ...leftOut]} />;
  const ofKind = (kind: Adjustment['exerciseType']) =>
    adjustments.filter(({ exerciseType }) => exerciseType === kind).map(({ exercise }) => exercise);
  const [mainMuscle] = original.muscle_groups;
  return (
    <Stack gap="5">
      <SwapChoices {...choice} title={texts.progressions} exercises={ofKind('PROGRESSION')} />
      <SwapChoices {...choice} title={texts.regressions} exercises={ofKind('REGRESSION')} />
      {mainMuscle && (
        <SameMuscles
          {...choice}
          muscle={mainMuscle}
          leftOut={[placed.id, ...leftOut, ...adjustments.map(({ exercise }) => exercise.id)]}
        />
      )}
    </Stack>
  );
}

interface SameMusclesProps extends SwapChoiceProps {
  readonly muscle: ExerciseDetails['muscle_groups'][number];
  readonly leftOut: readonly number[];
}

function SameMuscles({ muscle, leftOut, ...choice }: SameMusclesProps) {
  const listing = useExerciseListing({ ...everything, muscle_groups: [muscle.id], search: '' });
  return <ListedChoices {...choice} {...{ listing, leftOut }} title={texts.sameMuscles(muscle.name)} />;
}

interface SwapSearchProps extends SwapChoiceProps {
  readonly search: string;
  readonly leftOut: readonly number[];
}

function SwapSearch({ search, ...choice }: SwapSearchProps) {
  const listing = useExerciseListing({ ...everything, search });
  return <ListedChoices {...choice} listing={listing} title={texts.found} />;
}

const everything = { ...NO_EXERCISE_FILTERS, order: 'name' } as const;

interface ListedChoicesProps extends SwapChoiceProps {
  readonly listing: LibraryListing<Exercise>;
  readonly title: string;
  readonly leftOut: readonly number[];
}

function ListedChoices({ listing, leftOut, ...group }: ListedChoicesProps) {
  const { state, rest, items, onMore, onRetry } = listing;
  if (state === 'loading') {
    return (
      <LoadingState label={texts.loadingOthers}>
        <Stack gap="2">
          <Skeleton w="full" h="row.library" />
          <Skeleton w="full" h="row.library" />
        </Stack>
      </LoadingState>
    );
  }
  const hasFailed = state === 'failed' || rest === 'failed';
  const exercises = items.filter(({ id }) => !leftOut.includes(id));
  return (
    <Stack gap="3">
      <SwapChoices {...group} exercises={exercises} />
      {exercises.length === 0 && rest === 'end' && !hasFailed && (
        <Text tone="muted" role="status">
          {texts.noneFound}
        </Text>
      )}
      {hasFailed && (
        <InlineNotice
          tone="error"
          role="alert"
          action={<RetryButton size="sm" onRetry={state === 'failed' ? onRetry : onMore} />}
        >
          {texts.othersFailed}
        </InlineNotice>
      )}
      {(rest === 'more' || rest === 'loading') && (
        <Button alignSelf="start" size="sm" isLoading={rest === 'loading'} onClick={onMore}>
          {texts.more}
        </Button>
      )}
    </Stack>
  );
}
