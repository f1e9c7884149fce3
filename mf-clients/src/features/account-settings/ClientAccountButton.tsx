import type { Client } from '@formline/shared/contracts/people/users';
import { Button, lazyDialog } from '@formline/shared/ui/core';
import { UserCog } from 'lucide-react';
import { useState } from 'react';
import { accountTexts } from './accountSettings.texts';

const ClientAccountDialog = lazyDialog(
  accountTexts.account,
  async () => (await import('./ClientAccountDialog')).ClientAccountDialog,
);

export function ClientAccountButton({ client }: { readonly client: Client }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<UserCog />} onClick={() => setIsOpen(true)}>
        {accountTexts.account}
      </Button>
      {isOpen && <ClientAccountDialog client={client} onClose={() => setIsOpen(false)} />}
    </>
  );
}
