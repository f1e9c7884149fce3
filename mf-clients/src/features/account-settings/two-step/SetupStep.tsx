import type { TwoStepSetup } from '@formline/shared/contracts/accounts/twoStep';
import { chakra, Flex, Stack, Text } from '@formline/shared/ui/core';
import { OneFieldForm } from './OneFieldForm';
import { QrCode } from './QrCode';
import { twoStepTexts as texts } from './twoStep.texts';

const Key = chakra('code', {
  base: { display: 'block', fontFamily: 'mono', fontSize: 'sm', maxW: '20ch', userSelect: 'all' },
});

interface SetupStepProps {
  readonly setup: TwoStepSetup;
  readonly onCode: (code: string) => Promise<void>;
}

export function SetupStep({ setup, onCode }: SetupStepProps) {
  return (
    <Stack gap="5" pb="4">
      <Flex gap="5" wrap="wrap" align="center">
        <QrCode text={setup.uri} label={texts.qrCode} />
        <Stack gap="3" flex="1" minW="48">
          <Text>{texts.scan}</Text>
          <div>
            <Text size="sm" tone="muted">
              {texts.noCamera}
            </Text>
            <Key>{inGroups(setup.key)}</Key>
          </div>
        </Stack>
      </Flex>
      <OneFieldForm kind="code" action={texts.turnOn} onSubmit={onCode} />
    </Stack>
  );
}

/** Groups of four are easier to read and type; authenticator apps accept the spaces. */
const inGroups = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key;
