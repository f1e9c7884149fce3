import { useQuery, useQueryClient } from '@formline/shared/query';
import { QueryDialog } from '../../components/query-dialog/QueryDialog';
import { clientQuery } from '../../queries/clients';
import { GoalsDialog } from './GoalsDialog';
import { goalsTexts as texts } from './goals.texts';

interface GoalsOfClientProps {
  readonly clientId: number;
  readonly onClose: () => void;
}

/** The goals of somebody away from the dashboard, for those who may change them. */
export function GoalsOfClient({ clientId, onClose }: GoalsOfClientProps) {
  const client = useQuery(clientQuery(clientId, useQueryClient()));
  return (
    <QueryDialog query={client} title={texts.title} onClose={onClose}>
      {(known) => <GoalsDialog client={known} canEdit onClose={onClose} />}
    </QueryDialog>
  );
}
