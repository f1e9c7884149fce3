import { Card, Grid, LoadingState, Skeleton, Stack } from '@formline/shared/ui/core';
import { workoutVideoScreenTexts as texts } from './workoutVideoScreen.texts';

/** The screen's shape while the workout is on its way. */
export function WorkoutVideoSkeleton() {
  return (
    <Card padding="lg">
      <LoadingState label={texts.loading}>
        <Skeleton h="6" w="56" mb="6" />
        <Grid templateColumns="repeat(2, 1fr)" gap="8">
          <Skeleton h="56" />
          <Stack gap="4">
            <Skeleton h="10" />
            <Skeleton h="32" />
          </Stack>
        </Grid>
      </LoadingState>
    </Card>
  );
}
