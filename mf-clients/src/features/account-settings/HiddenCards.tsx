import type { Client } from '@formline/shared/contracts/people/users';
import { Button, Flex, lazyDialog, Text } from '@formline/shared/ui/core';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { dashboardSettingsTexts as texts } from './accountSettings.texts';
import { offeredCards } from './clientVisibility';

const ClientAccountDialog = lazyDialog(
  texts.title,
  async () => (await import('./ClientAccountDialog')).ClientAccountDialog,
);

interface HiddenCardsProps {
  readonly client: Client;
  readonly isClub: boolean;
  readonly canEdit: boolean;
}

export function HiddenCards({ client, isClub, canEdit }: HiddenCardsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const hidden = offeredCards(isClub).filter(({ field }) => !client.client_user[field]);
  return (
    <>
      {hidden.length > 0 && (
        <Flex align="center" gap="3" wrap="wrap">
          <EyeOff aria-hidden="true" size="1em" />
          <Text tone="muted">{texts.hiddenCards(hidden.map(({ name }) => name))}</Text>
          {canEdit && (
            <Button size="sm" onClick={() => setIsOpen(true)}>
              {texts.showCards}
            </Button>
          )}
        </Flex>
      )}
      {isOpen && (
        <ClientAccountDialog client={client} firstPanel="settings" onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
