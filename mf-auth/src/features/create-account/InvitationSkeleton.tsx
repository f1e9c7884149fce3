import { LoadingState, Skeleton, Stack } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { invitationTexts as texts } from './createAccount.texts';

const FIELDS = ['email', 'names', 'password'] as const;

export function InvitationSkeleton({ foot }: { readonly foot: ReactNode }) {
  return (
    <BrandedPage title={texts.loading} foot={foot} length="long">
      <LoadingState label={texts.loading}>
        <Stack gap="5">
          {FIELDS.map((name) => (
            <Stack key={name} gap="2">
              <Skeleton h="4" w="24" />
              <Skeleton h="11" />
            </Stack>
          ))}
        </Stack>
      </LoadingState>
    </BrandedPage>
  );
}
