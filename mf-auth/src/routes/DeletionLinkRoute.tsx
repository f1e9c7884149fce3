import { confirmAccountRemoval, keepAccount } from '@formline/shared/contracts/accounts/accountRemoval';
import { change } from '@formline/shared/query';
import { useLocation } from '@formline/shared/routing';
import { LegalLinks } from '../components/LegalLinks';
import { useLinkToken } from '../components/link-token/useLinkToken';
import { DeletionLinkPage } from '../features/account-deletion/DeletionLinkPage';
import { deletionLinksTexts as texts } from '../features/account-deletion/deletionLinks.texts';

const confirm = async (token: string) => (await change(confirmAccountRemoval, { body: { token } })).due_on;
const keep = (token: string) => change(keepAccount, { body: { token } });

/** /confirm-deletion and /keep-account, with the link's secret behind `#`. */
export function DeletionLinkRoute() {
  const { pathname } = useLocation();
  const page = { token: useLinkToken('token'), foot: <LegalLinks /> };
  if (pathname.startsWith('/keep-account')) {
    return (
      <DeletionLinkPage {...page} act={keep} texts={texts.keep} isDangerous={false} againPath="/login" />
    );
  }
  return (
    <DeletionLinkPage {...page} act={confirm} texts={texts.confirm} isDangerous againPath="/delete-account" />
  );
}
