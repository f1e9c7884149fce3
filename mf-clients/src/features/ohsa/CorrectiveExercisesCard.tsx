import { readOhsaResults, type OhsaResult } from '@formline/shared/contracts/records/ohsa';
import { queryOf, useQuery } from '@formline/shared/query';
import { Button, chakra, lazyDialog, Skeleton, Stack } from '@formline/shared/ui/core';
import { Activity, CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { CardEmpty } from '../../components/dashboard-card/CardEmpty';
import { CardQuery } from '../../components/dashboard-card/CardQuery';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import { ohsaTexts as texts } from './ohsa.texts';
import { warmUpsTexts } from './warmUps.texts';

const WarmUpsDialog = lazyDialog(
  warmUpsTexts.title,
  async () => (await import('./WarmUpsDialog')).WarmUpsDialog,
);

const Exercises = chakra('ol', { base: { display: 'grid' } });
const Exercise = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    py: '2.5',
    borderTop: 'thin',
    borderColor: 'border',
    _first: { borderTop: 'none', pt: '0' },
    _last: { pb: '0' },
  },
});
const Container = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    flexShrink: '0',
    borderRadius: 'full',
    bg: 'bg.muted',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  },
});

const icon = <Activity aria-hidden="true" />;

interface CorrectiveExercisesCardProps {
  readonly clientId: number;
  readonly canEdit: boolean;
}

export function CorrectiveExercisesCard({ clientId, canEdit }: CorrectiveExercisesCardProps) {
  const ohsa = useQuery(queryOf(readOhsaResults, { params: { id: clientId } }));
  const [isAdding, setIsAdding] = useState(false);
  return (
    <DashboardCard title={texts.corrective}>
      <CardQuery
        query={ohsa}
        loadingLabel={texts.loadingCorrective}
        skeleton={
          <Stack gap="4">
            <Skeleton h="6" />
            <Skeleton h="6" />
            <Skeleton h="6" />
          </Stack>
        }
        emptyIcon={icon}
        emptyText={texts.empty}
      >
        {({ corrective_exercises }) => (
          <>
            <ExerciseList exercises={corrective_exercises} />
            {canEdit && corrective_exercises.length > 0 && (
              <Button size="sm" icon={<CalendarPlus />} mt="4" onClick={() => setIsAdding(true)}>
                {warmUpsTexts.open}
              </Button>
            )}
          </>
        )}
      </CardQuery>
      {isAdding && <WarmUpsDialog clientId={clientId} onClose={() => setIsAdding(false)} />}
    </DashboardCard>
  );
}

function ExerciseList({ exercises }: { readonly exercises: OhsaResult['corrective_exercises'] }) {
  if (exercises.length === 0) return <CardEmpty icon={icon}>{texts.noExercises}</CardEmpty>;
  return (
    <Exercises>
      {exercises.map(({ id, name }, index) => (
        <Exercise key={id}>
          <Container aria-hidden="true">{index + 1}</Container>
          {name}
        </Exercise>
      ))}
    </Exercises>
  );
}
