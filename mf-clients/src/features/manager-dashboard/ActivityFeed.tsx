import { useInfiniteQuery, useQuery } from '@formline/shared/query';
import { SEARCH_PARAMETER, useSearchParams, useSearchText } from '@formline/shared/routing';
import { Card, Flex, Heading, SearchBox } from '@formline/shared/ui/core';
import { SegmentedControl } from '@formline/shared/ui/controls';
import { ActivityFeedBody } from './ActivityFeedBody';
import { activityFilterOf, activityFilters, FILTER_PARAMETER } from './activityFilter';
import { activityFeedQuery, groupsQuery } from './data';
import { managerDashboardTexts } from './managerDashboard.texts';

const texts = managerDashboardTexts.feed;
const FEED_TITLE_ID = 'activity-feed';

interface ActivityFeedProps {
  readonly today: string;
}

export function ActivityFeed({ today }: ActivityFeedProps) {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useSearchText();
  const filter = activityFilterOf(params.get(FILTER_PARAMETER));
  // Debounced through the URL, so that not every key causes a request.
  const search = (params.get(SEARCH_PARAMETER) ?? '').trim();
  const groups = useQuery(groupsQuery);
  const feed = useInfiniteQuery(activityFeedQuery(filter, search));
  const choose = (chosen: typeof filter) => {
    const next = new URLSearchParams(params);
    if (chosen === 'all') next.delete(FILTER_PARAMETER);
    else next.set(FILTER_PARAMETER, chosen);
    setParams(next, { replace: true });
  };
  const clear = () => {
    setText('');
    setParams({}, { replace: true });
  };
  return (
    <Card asChild>
      <section aria-labelledby={FEED_TITLE_ID}>
        <Flex wrap="wrap" justify="space-between" align="center" gap="3" mb="4">
          <Heading id={FEED_TITLE_ID}>{texts.title}</Heading>
          <SearchBox label={texts.search} value={text} onChange={setText} />
        </Flex>
        <SegmentedControl
          label={texts.filter}
          isLabelHidden
          options={activityFilters.map((value) => ({ value, label: texts.filters[value] }))}
          value={filter}
          onChange={choose}
        />
        <ActivityFeedBody
          feed={feed}
          isNarrowed={filter !== 'all' || search !== ''}
          onClear={clear}
          today={today}
          groupTitles={new Map(groups.data?.map(({ id, title }) => [id, title]))}
        />
      </section>
    </Card>
  );
}
