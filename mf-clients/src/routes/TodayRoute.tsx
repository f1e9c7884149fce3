import { useCanEdit, useSession } from '@formline/shared/session';
import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { lazyDialog } from '@formline/shared/ui/core';
import { useState } from 'react';
import { invitationsTexts } from '../components/invitations/invitations.texts';
import { goalsTexts } from '../features/goals/goals.texts';
import { measurementsTexts } from '../features/measurements/measurements.texts';
import type { LineDialog } from '../features/today/lineAct';
import { TodayPage } from '../features/today/TodayPage';

const GoalsOfClient = lazyDialog(
  goalsTexts.title,
  async () => (await import('../features/goals/GoalsOfClient')).GoalsOfClient,
);
const NewMeasurement = lazyDialog(
  measurementsTexts.newTitle,
  async () => (await import('../features/measurements/NewMeasurement')).NewMeasurement,
);
const ResendInviteDialog = lazyDialog(
  invitationsTexts.resendTitle,
  async () => (await import('../components/invitations/ResendInviteDialog')).ResendInviteDialog,
);

export function TodayRoute() {
  const canEdit = useCanEdit();
  const [dialog, setDialog] = useState<LineDialog | null>(null);
  return (
    <>
      <TodayPage canEdit={canEdit} notice={!canEdit && <ManagerNotice />} onOpen={setDialog} />
      {dialog && <OpenDialog {...dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

function OpenDialog({ kind, client, onClose }: LineDialog & { readonly onClose: () => void }) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  switch (kind) {
    case 'goals':
      return <GoalsOfClient clientId={client.id} onClose={onClose} />;
    case 'measurement':
      return <NewMeasurement {...{ client, onClose }} units={session.user} />;
    case 'resend':
      return <ResendInviteDialog client={client} onClose={onClose} />;
  }
}
