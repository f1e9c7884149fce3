import type { Client } from '@formline/shared/contracts/people/users';
import { pageRecords } from '@formline/shared/session';
import { Button, lazyDialog } from '@formline/shared/ui/core';
import { UserCog } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { EditablePerson, ProfileValues } from '../../components/edit-profile/profileValues';
import { type ClosedForms, keepIn } from '../../components/record-form/useEditedRecord';
import { accountTexts } from './accountSettings.texts';

const ClientAccountDialog = lazyDialog(
  accountTexts.account,
  async () => (await import('./ClientAccountDialog')).ClientAccountDialog,
);

const closedForms: ClosedForms<EditablePerson, ProfileValues> = pageRecords();

export function ClientAccountButton({ client }: { readonly client: Client }) {
  const [closed, setClosed] = useState(() => closedForms.get(String(client.id))?.value ?? null);
  const [isOpen, setIsOpen] = useState(closed !== null);
  // External system: the page's memory.
  useEffect(() => void closedForms.delete(String(client.id)), [client.id]);
  return (
    <>
      <Button icon={<UserCog />} onClick={() => setIsOpen(true)}>
        {accountTexts.account}
      </Button>
      {isOpen && (
        <ClientAccountDialog
          client={client}
          closedProfile={closed}
          onSessionEnd={(left, known) => keepIn(closedForms, client.id, known)(left)}
          onClose={() => {
            setClosed(null);
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
