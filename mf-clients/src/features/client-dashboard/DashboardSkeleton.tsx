import { Card, Flex, LoadingState, Skeleton, Stack, VisuallyHidden } from '@formline/shared/ui/core';
import { clientDashboardTexts } from './clientDashboard.texts';
import { DashboardGrid } from '../../components/dashboard-card/DashboardGrid';
import { DashboardHeader } from './DashboardHeader';

const SUMMARY_LINES = 6;
const DAYS_PER_WEEK = 7;

export function DashboardSkeleton() {
  const title = (
    <>
      <VisuallyHidden>{clientDashboardTexts.loading}</VisuallyHidden>
      <Skeleton w="56" h="7" />
    </>
  );
  return (
    <>
      <DashboardHeader title={title} media={<Skeleton shape="circle" boxSize="16" />} />
      <LoadingState label={clientDashboardTexts.loading}>
        <DashboardGrid
          main={<ScheduleSkeleton />}
          aside={
            <Card>
              <Stack gap="6">
                <Skeleton w="40" h="5" />
                {Array.from({ length: SUMMARY_LINES }, (_, index) => (
                  <Skeleton key={index} />
                ))}
              </Stack>
            </Card>
          }
        />
      </LoadingState>
    </>
  );
}

function ScheduleSkeleton() {
  return (
    <Card>
      <Stack gap="6">
        <Skeleton w="32" h="5" />
        <Flex justify="space-between">
          {Array.from({ length: DAYS_PER_WEEK }, (_, index) => (
            <Skeleton key={index} shape="circle" boxSize="10" />
          ))}
        </Flex>
        <Skeleton h="14" />
        <Skeleton h="14" />
      </Stack>
    </Card>
  );
}
