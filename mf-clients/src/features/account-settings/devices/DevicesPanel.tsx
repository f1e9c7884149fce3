import { useQuery } from '@formline/shared/query';
import { announce, Button, ErrorState, LoadingState, Skeleton, Stack, Text } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { type ReactNode, useRef } from 'react';
import { AccountRows } from '../AccountRow';
import { DeviceRow, deviceName } from './DeviceRow';
import { devicesQuery, useSignOutDevice, useSignOutOthers } from './openDevices';
import { devicesTexts as texts } from './devices.texts';

export function DevicesPanel() {
  const devices = useQuery(devicesQuery);
  const listRef = useRef<HTMLDivElement>(null);
  const finish = (message: string) => {
    announce(message);
    // Moves focus to the list, because the pressed button is removed with its row.
    listRef.current?.focus();
  };
  const one = useSignOutDevice((device) => finish(texts.signedOut(deviceName(device))));
  const others = useSignOutOthers(() => finish(texts.othersSignedOut));
  if (devices.isPending) return <DevicesSkeleton />;
  if (!devices.data) {
    return (
      <ErrorState
        title={texts.loadFailed}
        text={texts.loadFailedText}
        isRetrying={devices.isFetching}
        onRetry={() => void devices.refetch()}
      />
    );
  }
  const isBusy = one.isPending || others.isPending;
  const hasOthers = devices.data.some(({ is_current: isCurrent }) => !isCurrent);
  return (
    <PanelFrame>
      <AccountRows ref={listRef} role="list" aria-label={texts.list} tabIndex={-1}>
        {devices.data.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isBusy={one.isPending && one.variables.id === device.id}
            onSignOut={() => !isBusy && one.mutate(device)}
          />
        ))}
      </AccountRows>
      <FormError>{one.isError || others.isError ? texts.signOutFailed : null}</FormError>
      {hasOthers ? (
        <Button
          alignSelf="flex-start"
          isLoading={others.isPending}
          onClick={() => !isBusy && others.mutate()}
        >
          {texts.signOutOthers}
        </Button>
      ) : (
        <Text size="sm" tone="muted">
          {texts.onlyThis}
        </Text>
      )}
    </PanelFrame>
  );
}

function PanelFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="4" pb="4">
      <Text tone="muted">{texts.what}</Text>
      {children}
    </Stack>
  );
}

function DevicesSkeleton() {
  return (
    <PanelFrame>
      <LoadingState label={texts.loading}>
        <Stack gap="3">
          <Skeleton h="12" />
          <Skeleton h="12" />
        </Stack>
      </LoadingState>
    </PanelFrame>
  );
}
