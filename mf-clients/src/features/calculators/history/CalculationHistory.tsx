import { useInfiniteQuery, useNextPage } from '@formline/shared/query';
import {
  announce,
  Button,
  EmptyState,
  ErrorState,
  InlineNotice,
  LoadingState,
  Skeleton,
  Stack,
} from '@formline/shared/ui/core';
import { calculatorsTexts, failureText } from '../calculators.texts';
import type { HistoryPage, SavedCalculations, SavedEntry } from './calculatorCalls';
import { HistoryTable } from './HistoryTable';

const SKELETON_ROWS = 6;

interface CalculationHistoryProps<I, S extends SavedEntry> extends SavedCalculations<I, S> {
  readonly emptyPeriod?: string;
}

export function CalculationHistory<I, S extends SavedEntry>(props: CalculationHistoryProps<I, S>) {
  const { name, calls, userId, units, canSave, emptyPeriod } = props;
  const pages = useInfiniteQuery({
    ...calls.history(userId),
    initialPageParam: 1,
    getNextPageParam: (page: HistoryPage<S>) => page.nextPage,
  });
  const askForMore = useNextPage(pages);
  if (pages.isPending) return <HistorySkeleton />;
  if (!pages.data) {
    return (
      <ErrorState
        title={calculatorsTexts.historyFailed}
        text={failureText(pages.error)}
        isRetrying={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    );
  }
  const entries = pages.data.pages.flatMap(({ history }) => history);
  if (entries.length === 0) {
    if (emptyPeriod) return <EmptyState title={emptyPeriod} />;
    const text = canSave ? calculatorsTexts.historyEmptyText : calculatorsTexts.historyEmptyReadOnly;
    return <EmptyState title={calculatorsTexts.historyEmpty} text={text} />;
  }
  const handleMore = async () => {
    const { data, isError } = await askForMore();
    if (isError) return;
    announce(calculatorsTexts.shownAnnounced(data?.pages.flatMap(({ history }) => history).length ?? 0));
  };
  return (
    <Stack gap="4">
      <HistoryTable label={name} entries={entries} units={units} lineOf={calls.lineOf} />
      {pages.isFetchNextPageError && (
        <InlineNotice tone="error" role="alert">
          {failureText(pages.error)}
        </InlineNotice>
      )}
      {pages.hasNextPage && (
        <Button alignSelf="center" isLoading={pages.isFetchingNextPage} onClick={() => void handleMore()}>
          {calculatorsTexts.showMore}
        </Button>
      )}
    </Stack>
  );
}

function HistorySkeleton() {
  return (
    <LoadingState label={calculatorsTexts.historyLoading}>
      <Stack gap="4">
        {Array.from({ length: SKELETON_ROWS }, (_, index) => (
          <Skeleton key={index} h="8" />
        ))}
      </Stack>
    </LoadingState>
  );
}
