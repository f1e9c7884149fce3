import type { AttentionSettings } from '@formline/shared/contracts/overview/attention';
import { attentionLines } from '@formline/shared/domain/clients/attention';
import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  lazyDialog,
  LoadingState,
  PageHeader,
  Skeleton,
} from '@formline/shared/ui/core';
import { type Overview, useOverview } from '@formline/shared/training/overview/useOverview.ts';
import { Settings2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { DashboardGrid } from '../../components/dashboard-card/DashboardGrid';
import type { LineDialog } from './lineAct';
import { NeedsYou } from './NeedsYou';
import { todayTexts as texts } from './today.texts';
import { todaySettingsTexts } from './todaySettings.texts';
import { TrainingToday } from './TrainingToday';

const TodaySettingsDialog = lazyDialog(
  todaySettingsTexts.title,
  async () => (await import('./TodaySettingsDialog')).TodaySettingsDialog,
);

interface TodayPageProps {
  readonly canEdit: boolean;
  readonly notice: ReactNode;
  readonly onOpen: (dialog: LineDialog) => void;
}

export function TodayPage({ canEdit, notice, onOpen }: TodayPageProps) {
  const { today, data, hasFailed, isRetrying, retry } = useOverview();
  const [isChoosing, setIsChoosing] = useState(false);
  const settings = data?.settings;
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={dayName(today)}
        actions={
          canEdit &&
          settings && (
            <IconButton
              label={todaySettingsTexts.title}
              icon={<Settings2 />}
              aria-haspopup="dialog"
              onClick={() => setIsChoosing(true)}
            />
          )
        }
      />
      {notice}
      {data ? (
        <LoadedDay overview={data} {...{ canEdit, onOpen }} />
      ) : hasFailed ? (
        <ErrorState title={texts.failed} text={texts.failedText} isRetrying={isRetrying} onRetry={retry} />
      ) : (
        <DaySkeleton />
      )}
      {isChoosing && settings && <Settings settings={settings} onClose={() => setIsChoosing(false)} />}
    </>
  );
}

/** Keeps the settings that were shown when it was opened, so that their version is the one that was seen. */
function Settings(props: { readonly settings: AttentionSettings; readonly onClose: () => void }) {
  const [seen] = useState(props.settings);
  return <TodaySettingsDialog settings={seen} onClose={props.onClose} />;
}

interface LoadedDayProps extends Pick<TodayPageProps, 'canEdit' | 'onOpen'> {
  readonly overview: Overview;
}

function LoadedDay({ overview, ...page }: LoadedDayProps) {
  const { clients, today } = overview;
  const lines = useMemo(() => attentionLines(overview), [overview]);
  if (clients.length === 0) {
    return (
      <EmptyState
        title={texts.noClients}
        text={texts.noClientsText}
        action={
          <Button asChild variant="primary">
            <RouterLink to={CLIENTS_PATH}>{texts.toClients}</RouterLink>
          </Button>
        }
      />
    );
  }
  return (
    <DashboardGrid
      main={<NeedsYou {...page} today={today} lines={lines} />}
      aside={<TrainingToday clients={clients} />}
    />
  );
}

function DaySkeleton() {
  return (
    <LoadingState label={texts.loading}>
      <DashboardGrid main={<Skeleton shape="card" h="96" />} aside={<Skeleton shape="card" h="64" />} />
    </LoadingState>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

const dayName = (date: string): string => dayFormat.format(Date.parse(`${date}T00:00:00Z`));
