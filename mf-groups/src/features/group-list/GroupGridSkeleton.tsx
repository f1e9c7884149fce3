import { Flex, LoadingState, Skeleton } from '@formline/shared/ui/core';
import { groupListTexts } from './groupList.texts';
import * as styles from './groupCards.module.css';

const SKELETON_CARDS = 27;
const AVATARS = ['a', 'b', 'c', 'd'] as const;

export function GroupGridSkeleton() {
  return (
    <LoadingState label={groupListTexts.loading}>
      <ul className={styles.grid}>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <li key={index} className={styles.card} data-placeholder="">
            <div>
              <Skeleton h="5" w="60%" />
              <Skeleton w="24" mt="2" />
            </div>
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
            <Skeleton w="90%" />
          </li>
        ))}
      </ul>
    </LoadingState>
  );
}
