import {
  beginTwoStep,
  confirmTwoStep,
  readTwoStep,
  turnOffTwoStep,
  type TwoStepSetup,
} from '@formline/shared/contracts/accounts/twoStep';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import {
  change,
  hashOf,
  type QueryClient,
  queryOf,
  setAnswer,
  useQuery,
  useQueryClient,
} from '@formline/shared/query';
import { announce, ErrorState, LoadingState, Skeleton, Stack, Text } from '@formline/shared/ui/core';
import { DialogPanels } from '@formline/shared/ui/motion';
import { useState } from 'react';
import { OneFieldForm } from './OneFieldForm';
import { RecoveryCodes } from './RecoveryCodes';
import { SetupStep } from './SetupStep';
import { twoStepTexts as texts } from './twoStep.texts';

const FEW_CODES = 3;

const twoStepQuery = queryOf(readTwoStep, {});

function showStatus(cache: QueryClient, status: EndpointResult<typeof readTwoStep>): readonly string[] {
  setAnswer(cache, twoStepQuery, status);
  return [hashOf(twoStepQuery)];
}

/** Secrets live in component state only, so that closing the panel forgets them. */
type Stage =
  | { readonly name: 'status' }
  | { readonly name: 'setup'; readonly setup: TwoStepSetup }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

export function TwoStepPanel() {
  const cache = useQueryClient();
  const [stage, setStage] = useState<Stage>({ name: 'status' });
  const begin = async (password: string) => {
    const setup = await change(beginTwoStep, { body: { password } }, { reload: 'when-shown' });
    setStage({ name: 'setup', setup });
  };
  const confirm = async (code: string) => {
    const update = ({ recovery_codes: codes }: EndpointResult<typeof confirmTwoStep>) =>
      showStatus(cache, { is_on: true, recovery_codes_left: codes.length });
    const { recovery_codes: codes } = await change(confirmTwoStep, { body: { code } }, { update });
    setStage({ name: 'codes', codes });
  };
  return (
    <DialogPanels panel={stage.name}>
      {stage.name === 'status' && <TwoStepStatus onSetUp={begin} />}
      {stage.name === 'setup' && <SetupStep setup={stage.setup} onCode={confirm} />}
      {stage.name === 'codes' && (
        <RecoveryCodes codes={stage.codes} onDone={() => setStage({ name: 'status' })} />
      )}
    </DialogPanels>
  );
}

function TwoStepStatus({ onSetUp }: { readonly onSetUp: (password: string) => Promise<void> }) {
  const cache = useQueryClient();
  const twoStep = useQuery({ ...twoStepQuery, staleTime: 0 });
  if (twoStep.isPending) {
    return (
      <LoadingState label={texts.loading}>
        <Skeleton h="40" mb="4" />
      </LoadingState>
    );
  }
  if (!twoStep.data) {
    return (
      <ErrorState
        title={texts.loadFailed}
        text={texts.loadFailedText}
        isRetrying={twoStep.isFetching}
        onRetry={() => void twoStep.refetch()}
      />
    );
  }
  const turnOff = async (password: string) => {
    await change(turnOffTwoStep, { body: { password } }, { update: (status) => showStatus(cache, status) });
    announce(texts.isOff);
  };
  const { is_on: isOn, recovery_codes_left: codesLeft } = twoStep.data;
  return (
    <Stack gap="4" pb="4">
      <Text tone="muted">{isOn ? texts.onText : texts.offText}</Text>
      {isOn && (
        <Text size="sm" tone={codesLeft <= FEW_CODES ? 'danger' : 'muted'}>
          {texts.codesLeft(codesLeft)}. {texts.fewCodes}
        </Text>
      )}
      <OneFieldForm
        key={String(isOn)}
        kind="password"
        action={isOn ? texts.turnOff : texts.setUp}
        variant={isOn ? 'danger' : 'primary'}
        onSubmit={isOn ? turnOff : onSetUp}
      />
    </Stack>
  );
}
