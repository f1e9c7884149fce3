import { updateClientPreferences } from '@formline/shared/contracts/people/profiles';
import type { Client, ClientVisibility } from '@formline/shared/contracts/people/users';
import { change, useQueryClient } from '@formline/shared/query';
import { Button, Flex, Stack, Text } from '@formline/shared/ui/core';
import { SaveButton, Switch, useSaving } from '@formline/shared/ui/controls';
import { FormError } from '@formline/shared/ui/forms';
import { type SubmitEvent, useRef, useState } from 'react';
import { useUnsavedReport } from '../../components/edit-profile/useUnsavedReport';
import { askForClient, setClientInCache } from '../../queries/clients';
import { isStale, staleMessage } from '../../queries/isStale';
import { AccountRows } from './AccountRow';
import { dashboardSettingsTexts as texts } from './accountSettings.texts';
import { offeredCards, visibilityOf } from './clientVisibility';

interface DashboardSettingsPanelProps {
  readonly client: Client;
  readonly isClub: boolean;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  readonly onClose: () => void;
}

export function DashboardSettingsPanel(props: DashboardSettingsPanelProps) {
  const { client, isClub, onUnsaved, onClose } = props;
  const cache = useQueryClient();
  const cards = offeredCards(isClub);
  const [visible, setVisible] = useState(() => visibilityOf(client.client_user, cards));
  const base = useRef(client.client_user.preferences_version);
  const [refusal, setRefusal] = useState<string>(texts.failed);
  const { state, isUnsaved, save } = useSaving(visible);
  useUnsavedReport(isUnsaved, onUnsaved);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(async (idempotencyKey) => {
      const input = { params: { id: client.id }, body: { ...visible, version: base.current } };
      try {
        const saved = await change(updateClientPreferences, input, {
          idempotencyKey,
          reload: 'when-shown',
          update: (answer) => setClientInCache(cache, answer),
        });
        base.current = saved.client_user.preferences_version;
      } catch (error) {
        if (isStale(error)) askForClient(cache, client.id);
        setRefusal(staleMessage(error) ?? texts.failed);
        throw error;
      }
    });
  };
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="4" pb="4">
        <Text tone="muted">{texts.what(client.first_name)}</Text>
        <AccountRows>
          {cards.map(({ field, name }) => (
            <VisibilityRow
              key={field}
              field={field}
              name={name}
              isVisible={visible[field] ?? false}
              onChange={(isVisible) => setVisible({ ...visible, [field]: isVisible })}
            />
          ))}
        </AccountRows>
        <FormError>{state === 'error' ? refusal : null}</FormError>
        <Flex justify="flex-end" gap="2">
          <Button onClick={onClose}>{texts.close}</Button>
          <SaveButton state={state} />
        </Flex>
      </Stack>
    </form>
  );
}

interface VisibilityRowProps {
  readonly field: keyof ClientVisibility;
  readonly name: string;
  readonly isVisible: boolean;
  readonly onChange: (isVisible: boolean) => void;
}

function VisibilityRow({ field, name, isVisible, onChange }: VisibilityRowProps) {
  return (
    <Flex align="center" justify="space-between" gap="4" minH="12">
      <Switch label={name} checked={isVisible} onChange={(event) => onChange(event.currentTarget.checked)} />
      {field === 'visible_ohsa' && (
        <Text size="sm" tone="muted">
          {isVisible ? texts.visible : texts.hidden}
        </Text>
      )}
    </Flex>
  );
}
