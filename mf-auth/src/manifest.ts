import type { RemoteManifest } from '@formline/shared/contracts/platform/remoteManifest';
import { CONTRACT_VERSION } from '@formline/shared/contracts/platform/remoteManifest';

export const manifest: RemoteManifest = {
  name: 'mf-auth',
  contractVersion: CONTRACT_VERSION,
  routes: [
    {
      path: '/login',
      expose: './LoginRoute',
      title: 'Sign in',
      access: 'signed-out',
      bare: true,
      firstPaint: true,
    },
    {
      path: '/create-account',
      expose: './CreateAccountRoute',
      title: 'Create account',
      access: 'anyone',
      bare: true,
    },
    {
      path: '/forgotpassword',
      expose: './ForgotPasswordRoute',
      title: 'Forgot password',
      access: 'anyone',
      bare: true,
    },
    {
      path: '/confirm-email',
      expose: './EmailConfirmationRoute',
      title: 'Confirm your email address',
      access: 'anyone',
      bare: true,
    },
    {
      path: '/deleteinstruction',
      expose: './DeletionGuideRoute',
      title: 'How to delete your account',
      access: 'anyone',
      bare: true,
    },
    {
      path: '/delete-account',
      expose: './DeletionRequestRoute',
      title: 'Delete your account',
      access: 'anyone',
      bare: true,
    },
    {
      path: '/confirm-deletion',
      expose: './DeletionLinkRoute',
      title: 'Confirm the deletion of your account',
      access: 'anyone',
      bare: true,
    },
    {
      path: '/keep-account',
      expose: './DeletionLinkRoute',
      title: 'Keep your account',
      access: 'anyone',
      bare: true,
    },
    {
      path: '/terms-and-conditions',
      expose: './LegalDocumentRoute',
      title: 'Terms and conditions',
      access: 'anyone',
      bare: true,
    },
    {
      path: '/privacy-policy',
      expose: './LegalDocumentRoute',
      title: 'Privacy policy',
      access: 'anyone',
      bare: true,
    },
  ],
  redirects: [],
  tabs: [],
  slots: [{ slot: 'terms-gate:document', expose: './TermsGateDocumentSlot' }],
  smoke: [{ path: '/login', shows: 'Sign in' }],
};
