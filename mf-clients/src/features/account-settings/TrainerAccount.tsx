import type { CurrentUser } from '@formline/shared/contracts/people/users';
import { colorSchemeChoices } from '@formline/shared/domain/accounts/colorScheme';
import { Link as RouterLink } from '@formline/shared/routing';
import { Box, Heading, Stack, useColorScheme } from '@formline/shared/ui/core';
import { SegmentedControl } from '@formline/shared/ui/controls';
import { FormError } from '@formline/shared/ui/forms';
import { FileText, KeyRound, MonitorSmartphone, Ruler, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccountHead } from './AccountHead';
import { AccountButtonRow, AccountRow, AccountRowContent, AccountRows } from './AccountRow';
import { accountTexts as texts, avatarTexts, unitsTexts } from './accountSettings.texts';
import { ChangePicture } from './avatar/ChangePicture';
import { devicesTexts } from './devices/devices.texts';
import { twoStepTexts } from './two-step/twoStep.texts';

const TERMS_PATH = '/terms-and-conditions';
const PRIVACY_PATH = '/privacy-policy';

export type TrainerPanel = 'edit' | 'units' | 'two-step' | 'devices';

interface TrainerAccountProps {
  readonly user: CurrentUser;
  readonly canEdit: boolean;
  readonly calculators: ReactNode;
  readonly isWrongPicture: boolean;
  readonly onOpen: (panel: TrainerPanel) => void;
  readonly onPicture: (file: File) => void;
  readonly onLeave: () => void;
}

export function TrainerAccount(props: TrainerAccountProps) {
  const { user, canEdit, calculators, isWrongPicture, onOpen, onPicture, onLeave } = props;
  const unitNames = `${unitsTexts.heights[user.unit_height]}, ${unitsTexts.weights[user.unit_weight]}`;
  return (
    <Stack gap="0" pb="4">
      <AccountHead
        person={user}
        avatarAction={canEdit && <ChangePicture onFile={onPicture} />}
        onEdit={canEdit ? () => onOpen('edit') : undefined}
      />
      <FormError>{isWrongPicture ? avatarTexts.wrongType : null}</FormError>
      <Heading as="h3" size="sm" pt="2" pb="1">
        {texts.manage}
      </Heading>
      <AccountRows>
        {canEdit ? (
          <AccountButtonRow data-opens="units" onClick={() => onOpen('units')}>
            <AccountRowContent name={unitsTexts.title} icon={<Ruler aria-hidden="true" />}>
              {unitNames}
            </AccountRowContent>
          </AccountButtonRow>
        ) : (
          <AccountRow name={unitsTexts.title} icon={<Ruler aria-hidden="true" />}>
            {unitNames}
          </AccountRow>
        )}
        {calculators}
        <AccountButtonRow data-opens="two-step" onClick={() => onOpen('two-step')}>
          <AccountRowContent name={twoStepTexts.title} icon={<KeyRound aria-hidden="true" />} />
        </AccountButtonRow>
        <AccountButtonRow data-opens="devices" onClick={() => onOpen('devices')}>
          <AccountRowContent name={devicesTexts.title} icon={<MonitorSmartphone aria-hidden="true" />} />
        </AccountButtonRow>
        <AccountButtonRow asChild>
          <RouterLink to={TERMS_PATH} onClick={onLeave}>
            <AccountRowContent name={texts.terms} icon={<FileText aria-hidden="true" />} />
          </RouterLink>
        </AccountButtonRow>
        <AccountButtonRow asChild>
          <RouterLink to={PRIVACY_PATH} onClick={onLeave}>
            <AccountRowContent name={texts.privacy} icon={<ShieldCheck aria-hidden="true" />} />
          </RouterLink>
        </AccountButtonRow>
        <Box pt="4">
          <SchemeChoice />
        </Box>
      </AccountRows>
    </Stack>
  );
}

function SchemeChoice() {
  const { choice, choose } = useColorScheme();
  return (
    <SegmentedControl
      label={texts.appearance}
      options={colorSchemeChoices.map((value) => ({ value, label: texts.schemes[value] }))}
      value={choice}
      onChange={choose}
    />
  );
}
