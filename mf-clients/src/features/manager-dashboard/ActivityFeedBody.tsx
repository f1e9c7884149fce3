import type { Activity } from '@formline/shared/contracts/people/activityFeed';
import { type InfiniteData, useNextPage, type UseInfiniteQueryResult } from '@formline/shared/query';
import {
  announce,
  Button,
  chakra,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  InlineNotice,
  LoadingState,
  Skeleton,
  Stack,
} from '@formline/shared/ui/core';
import { byDay, dayName } from './activityLine';
import { ActivityLine } from './ActivityLine';
import { managerDashboardTexts } from './managerDashboard.texts';

const texts = managerDashboardTexts.feed;
const SKELETON_LINES = 8;

const Lines = chakra('ul', { base: { listStyleType: 'none' } });

interface ActivityFeedBodyProps {
  readonly feed: UseInfiniteQueryResult<InfiniteData<Activity[]>>;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
  readonly today: string;
  readonly groupTitles: ReadonlyMap<number, string>;
}

export function ActivityFeedBody({ feed, isNarrowed, onClear, ...line }: ActivityFeedBodyProps) {
  const askForMore = useNextPage(feed);
  if (feed.isPending) return <FeedSkeleton />;
  if (!feed.data) {
    return (
      <ErrorState
        title={texts.failed}
        text={texts.failedText}
        isRetrying={feed.isFetching}
        onRetry={() => void feed.refetch()}
      />
    );
  }
  const activities = feed.data.pages.flat();
  if (activities.length === 0 && isNarrowed) {
    return <EmptyState title={texts.noResults} action={<Button onClick={onClear}>{texts.clear}</Button>} />;
  }
  if (activities.length === 0) return <EmptyState title={texts.empty} text={texts.emptyText} />;
  const showMore = async () => {
    const { data } = await askForMore();
    announce(texts.shown(data?.pages.flat().length ?? 0));
  };
  return (
    <Stack gap="5" mt="5" aria-busy={feed.isPlaceholderData || undefined}>
      {byDay(activities).map((day) => (
        <section key={day.date} aria-label={dayName(day.date, line.today)}>
          <Heading as="h3" size="sm" mb="1">
            {dayName(day.date, line.today)}
          </Heading>
          <Lines>
            {day.activities.map((activity) => (
              <ActivityLine key={activity.id} activity={activity} groupTitles={line.groupTitles} />
            ))}
          </Lines>
        </section>
      ))}
      {feed.isFetchNextPageError && <InlineNotice tone="error">{texts.moreFailed}</InlineNotice>}
      {feed.hasNextPage && (
        <Flex justify="center">
          <Button isLoading={feed.isFetchingNextPage} onClick={() => void showMore()}>
            {texts.more}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}

function FeedSkeleton() {
  return (
    <LoadingState label={texts.loading}>
      <Stack gap="5" mt="5">
        {Array.from({ length: SKELETON_LINES }, (_, index) => (
          <Flex key={index} gap="3" align="center">
            <Skeleton shape="circle" boxSize="8" />
            <Skeleton flex="1" />
          </Flex>
        ))}
      </Stack>
    </LoadingState>
  );
}
