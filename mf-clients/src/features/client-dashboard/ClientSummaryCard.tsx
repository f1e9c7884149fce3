import { ageInYears } from '@formline/shared/domain/calculators/person';
import type { Client, CurrentUser } from '@formline/shared/contracts/people/users';
import { chakra } from '@formline/shared/ui/core';
import { Activity, Cake, CalendarCheck, Ruler, Tag, Target, Weight } from 'lucide-react';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import { heightText, weightText } from '../../components/measures/bodyMeasures';
import { ClientStatus } from './ClientStatus';
import { clientDashboardTexts } from './clientDashboard.texts';
import { shortDate } from '../../components/measures/shortDate';
import { SummaryEntry } from './SummaryEntry';
import { ClientTags } from '../../components/tags/ClientTags';
import { tagsTexts } from '../../components/tags/tags.texts';

const texts = clientDashboardTexts.summary;
const Entries = chakra('dl', { base: { mt: '-2' } });

interface ClientSummaryCardProps {
  readonly client: Client;
  readonly units: Pick<CurrentUser, 'unit_height' | 'unit_weight'>;
  readonly today: string;
  readonly canEdit: boolean;
}

export function ClientSummaryCard({ client, units, today, canEdit }: ClientSummaryCardProps) {
  const { height, weight, goals, started_training_at } = client.client_user;
  const focus = goals.map(({ name }) => name).join(', ');
  return (
    <DashboardCard title={texts.title}>
      <Entries>
        <SummaryEntry icon={<Target />} term={texts.focus}>
          {focus || texts.noFocus}
        </SummaryEntry>
        <SummaryEntry icon={<Cake />} term={texts.age}>
          {client.birth_date ? texts.years(ageInYears(client.birth_date, today)) : texts.missing}
        </SummaryEntry>
        <SummaryEntry icon={<Ruler />} term={texts.height}>
          {height ? heightText(height, units.unit_height) : texts.missing}
        </SummaryEntry>
        <SummaryEntry icon={<Weight />} term={texts.weight}>
          {weight ? weightText(weight, units.unit_weight) : texts.missing}
        </SummaryEntry>
        <SummaryEntry icon={<CalendarCheck />} term={texts.trainingSince}>
          {started_training_at ? shortDate(started_training_at) : texts.missing}
        </SummaryEntry>
        <SummaryEntry icon={<Activity />} term={texts.status}>
          <ClientStatus {...{ client, canEdit }} />
        </SummaryEntry>
        <SummaryEntry icon={<Tag />} term={tagsTexts.title} isPrivate>
          <ClientTags {...{ client, canEdit }} />
        </SummaryEntry>
      </Entries>
    </DashboardCard>
  );
}
