import { readOhsaResults, type OhsaResult } from '@formline/shared/contracts/records/ohsa';
import { queryOf, useQuery } from '@formline/shared/query';
import { chakra, Skeleton, Stack } from '@formline/shared/ui/core';
import { Activity } from 'lucide-react';
import { CardEmpty } from '../../components/dashboard-card/CardEmpty';
import { CardQuery } from '../../components/dashboard-card/CardQuery';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import { ohsaTexts as texts } from './ohsa.texts';

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

export function CorrectiveExercisesCard({ clientId }: { readonly clientId: number }) {
  const ohsa = useQuery(queryOf(readOhsaResults, { params: { id: clientId } }));
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
        {({ corrective_exercises }) => <ExerciseList exercises={corrective_exercises} />}
      </CardQuery>
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
