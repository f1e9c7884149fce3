import type { CalculatorKind } from '@formline/shared/contracts/calculators/calculators';
import { CLIENT_ID_PARAMETER } from '@formline/shared/domain/clients/clientPaths';
import { urlId } from '@formline/shared/contracts/primitives';
import * as z from '@formline/shared/contracts/schema';
import type { Client } from '@formline/shared/contracts/people/users';
import { usePageTitle, useSearchParams } from '@formline/shared/routing';
import { useCanEdit, useSession } from '@formline/shared/session';
import { Slot } from '@formline/shared/slots';
import { chakra, PersonAvatar } from '@formline/shared/ui/core';
import { useState } from 'react';
import { useNameInPath } from '@formline/shared/training/client-path/useNameInPath.ts';
import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { RemoveClientButton } from '../features/account-settings/RemoveClientButton';
import { ClientAccountButton } from '../features/account-settings/ClientAccountButton';
import { HiddenCards } from '../features/account-settings/HiddenCards';
import { CalculatorsMenu } from '../features/calculators/CalculatorsMenu';
import { ExerciseCalculator } from '../features/calculators/ExerciseCalculator';
import { LazyCalculatorDialog } from '../features/calculators/LazyCalculatorDialog';
import { ClientByName } from '../features/client-dashboard/ClientByName';
import { ClientDashboard } from '../features/client-dashboard/ClientDashboard';
import { ClientSummaryCard } from '../features/client-dashboard/ClientSummaryCard';
import { DashboardGrid, DashboardRows, notOnPaper } from '../components/dashboard-card/DashboardGrid';
import { DashboardHeader } from '../features/client-dashboard/DashboardHeader';
import { GoalsCard } from '../features/goals/GoalsCard';
import { MeasurementsCard } from '../features/measurements/MeasurementsCard';
import { NotesCard } from '../features/notes/NotesCard';
import { NutritionCard } from '../features/nutrition/NutritionCard';
import { CorrectiveExercisesCard } from '../features/ohsa/CorrectiveExercisesCard';
import { OhsaCard } from '../features/ohsa/OhsaCard';
import { PerformanceAssessmentsCard } from '../features/performance-assessments/PerformanceAssessmentsCard';

/** As high as the schedule of a day with one workout, so that the cards below do not shift on load. */
const ScheduleSlot = chakra('div', { base: { '&:not(:empty)': { minH: '22.25rem' } } });

export function ClientDashboardRoute() {
  const [query] = useSearchParams();
  const clientId = z.safeParse(urlId, query.get(CLIENT_ID_PARAMETER) ?? '');
  if (!clientId.success) return <ClientByName />;
  return (
    <ClientDashboard key={clientId.data} clientId={clientId.data} inactiveActions={removalOf}>
      {(client) => <LoadedDashboard client={client} />}
    </ClientDashboard>
  );
}

const removalOf = (client: Client) => <RemoveClientButton client={client} />;

interface OpenCalculator {
  readonly kind: CalculatorKind;
  readonly finalFocus?: () => HTMLElement | null;
}

function LoadedDashboard({ client }: { readonly client: Client }) {
  const { id, first_name, full_name, avatar_url, client_user: shows } = client;
  const session = useSession();
  const canEdit = useCanEdit();
  const today = useToday();
  const [openCalculator, setOpenCalculator] = useState<OpenCalculator | null>(null);
  usePageTitle(full_name);
  useNameInPath(client);
  if (session.status !== 'signed-in') return null;
  const unit = session.user.unit_weight;
  return (
    <>
      <DashboardHeader
        title={<span translate="no">{full_name}</span>}
        media={<PersonAvatar name={full_name} imageUrl={avatar_url} size="lg" />}
        actions={
          <>
            <ClientAccountButton client={client} />
            <CalculatorsMenu onOpen={(kind, finalFocus) => setOpenCalculator({ kind, finalFocus })} />
          </>
        }
      />
      {!canEdit && <ManagerNotice />}
      <DashboardRows>
        <DashboardGrid
          main={
            <>
              <ScheduleSlot>
                <Slot
                  name="client-dashboard:schedule"
                  slotProps={{ clientId: id, clientFirstName: first_name }}
                />
              </ScheduleSlot>
              {shows.visible_measures && (
                <MeasurementsCard clientId={id} units={session.user} canEdit={canEdit} />
              )}
            </>
          }
          aside={
            <>
              <ClientSummaryCard client={client} units={session.user} {...{ today, canEdit }} />
              {canEdit && (
                <chakra.div css={notOnPaper}>
                  <NotesCard clientId={id} />
                </chakra.div>
              )}
              {shows.visible_goals && <GoalsCard client={client} canEdit={canEdit} />}
              {shows.visible_nutrition && (
                <NutritionCard
                  {...{ clientId: id, canEdit }}
                  onOpen={canEdit ? () => setOpenCalculator({ kind: 'bodyWeightPlan' }) : undefined}
                />
              )}
            </>
          }
        />
        {shows.visible_perf_assess && <PerformanceAssessmentsCard clientId={id} {...{ unit, canEdit }} />}
        {shows.visible_ohsa && (
          <DashboardGrid
            main={<OhsaCard clientId={id} canEdit={canEdit} />}
            aside={<CorrectiveExercisesCard clientId={id} canEdit={canEdit} />}
          />
        )}
        <HiddenCards {...{ client, canEdit }} isClub={session.club !== null} />
      </DashboardRows>
      <ExerciseCalculator client={client} />
      {openCalculator && (
        <LazyCalculatorDialog {...openCalculator} person={client} onClose={() => setOpenCalculator(null)} />
      )}
    </>
  );
}
