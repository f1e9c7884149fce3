import type { CalculatorKind } from '@formline/shared/contracts/calculators/calculators';
import type { SlotProps } from '@formline/shared/contracts/slots';
import { useCanEdit, useSession } from '@formline/shared/session';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { AccountButtonRow, AccountRowContent } from '../features/account-settings/AccountRow';
import { TrainerAccountDialog } from '../features/account-settings/TrainerAccountDialog';
import { accountNameOf } from '../features/calculators/calculators';
import { calculatorsTexts } from '../features/calculators/calculators.texts';
import { CalculatorsMenu } from '../features/calculators/CalculatorsMenu';
import { LazyCalculatorDialog } from '../features/calculators/LazyCalculatorDialog';

/** Slot `shell:account`. A calculator replaces the account, so that only one dialog is open. */
export function TrainerAccountSlot({ onClose, finalFocus }: SlotProps['shell:account']) {
  const session = useSession();
  const canEdit = useCanEdit();
  const [calculator, setCalculator] = useState<CalculatorKind | null>(null);
  if (session.status !== 'signed-in') return null;
  const { user } = session;
  const dialog = { onClose, finalFocus };
  if (calculator !== null) return <LazyCalculatorDialog {...dialog} kind={calculator} person={user} />;
  return (
    <TrainerAccountDialog
      {...dialog}
      user={user}
      canEdit={canEdit}
      calculators={
        <CalculatorsMenu onOpen={(kind) => setCalculator(kind)} nameOf={accountNameOf} trigger={menuRow} />
      }
    />
  );
}

const menuRow = (id: string) => (
  <AccountButtonRow id={id}>
    <AccountRowContent name={calculatorsTexts.menu} icon={<Calculator aria-hidden="true" />} isMenu />
  </AccountButtonRow>
);
