import { Card, Flex, LoadingState, Skeleton } from '@formline/shared/ui/core';
import { groupListTexts } from './groupList.texts';
import { GroupGrid } from './GroupGrid';

const SKELETON_CARDS = 27;
const AVATARS = ['a', 'b', 'c', 'd'] as const;

/** The cards in outline while the groups are on their way. */
export function GroupGridSkeleton() {
  return (
    <LoadingState label={groupListTexts.loading}>
      <GroupGrid>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <Card key={index} as="li" padding="none" p="5" data-placeholder="">
            <Skeleton h="5" w="60%" />
            <Skeleton w="24" mt="2" mb="4" />
            <Flex>
              {AVATARS.map((name) => (
                <Skeleton
                  key={name}
                  shape="circle"
                  boxSize="10"
                  me="-1.5"
                  border="thick"
                  borderColor="bg.surface"
                />
              ))}
            </Flex>
            <Skeleton w="90%" mt="4" />
            <Skeleton w="50%" mt="1.5" />
          </Card>
        ))}
      </GroupGrid>
    </LoadingState>
  );
}
