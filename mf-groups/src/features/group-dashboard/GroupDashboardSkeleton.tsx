import { Card, Flex, LoadingState, Skeleton, Stack, VisuallyHidden } from '@formline/shared/ui/core';
import { groupDashboardTexts as texts } from './groupDashboard.texts';
import { GroupHeader } from './GroupHeader';

const PEOPLE = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

export function GroupDashboardSkeleton() {
  const title = (
    <>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton w="56" h="7" />
    </>
  );
  return (
    <>
      <GroupHeader title={title} />
      <LoadingState label={texts.loading}>
        <Stack gap="6">
          <Card>
            <Flex gap="6" wrap="wrap">
              {PEOPLE.map((name) => (
                <Flex key={name} gap="3" align="center">
                  <Skeleton shape="circle" boxSize="8" />
                  <Skeleton w="24" />
                </Flex>
              ))}
            </Flex>
          </Card>
          <Card>
            <Skeleton h="96" />
          </Card>
        </Stack>
      </LoadingState>
    </>
  );
}
