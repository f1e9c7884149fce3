import type { LegalDocumentType } from '@formline/shared/contracts/accounts/legalDocuments';

export const DEMO_PASSWORD = 'Formline1!';

/** The demo password is too weak for new passwords; this one passes, so the account is migrated when it signs in. */
export const STRONG_DEMO_PASSWORD = 'Kelp-Anchor4Boat';

export type AccountLinks = 'linked' | 'product-only' | 'unlinked' | 'one-way' | 'service-only';

export interface AccountPlan {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: 'MALE' | 'FEMALE';
  readonly role?: 'TRAINER' | 'PRACTITIONER' | 'CLIENT';
  readonly links?: AccountLinks;
  readonly subscription?: 'access' | 'plus' | 'pro';
  readonly subscriptionEndsIn?: number;
  readonly manages?: string;
  readonly state?: 'inactive' | 'locked';
  readonly isStaff?: boolean;
  readonly openDocuments?: readonly LegalDocumentType[];
  readonly password?: string;
}

export const accountPlans = [
  {
    email: 'trainer@formline.test',
    firstName: 'Maya',
    lastName: 'Thornton',
    gender: 'FEMALE',
    subscription: 'pro',
    subscriptionEndsIn: 240,
  },
  { email: 'free@formline.test', firstName: 'Owen', lastName: 'Castell', gender: 'MALE' },
  {
    email: 'expired@formline.test',
    firstName: 'Helena',
    lastName: 'Marsh',
    gender: 'FEMALE',
    subscription: 'plus',
    subscriptionEndsIn: -12,
  },
  {
    email: 'club@formline.test',
    firstName: 'Dominic',
    lastName: 'Faro',
    gender: 'MALE',
    role: 'PRACTITIONER',
    subscription: 'plus',
    subscriptionEndsIn: 120,
  },
  {
    email: 'manager@formline.test',
    firstName: 'Priya',
    lastName: 'Raman',
    gender: 'FEMALE',
    subscription: 'pro',
    subscriptionEndsIn: 240,
    manages: 'trainer@formline.test',
  },
  { email: 'client@formline.test', firstName: 'Casey', lastName: 'Holt', gender: 'FEMALE', role: 'CLIENT' },
  {
    email: 'legacy@formline.test',
    firstName: 'Walter',
    lastName: 'Brandt',
    gender: 'MALE',
    links: 'product-only',
    subscription: 'plus',
    subscriptionEndsIn: 90,
  },
  {
    email: 'unlinked@formline.test',
    firstName: 'Ingrid',
    lastName: 'Solberg',
    gender: 'FEMALE',
    links: 'unlinked',
  },
  {
    email: 'mismatch@formline.test',
    firstName: 'Tomas',
    lastName: 'Varga',
    gender: 'MALE',
    links: 'one-way',
  },
  {
    email: 'elsewhere@formline.test',
    firstName: 'Nadia',
    lastName: 'Koch',
    gender: 'FEMALE',
    links: 'service-only',
  },
  { email: 'locked@formline.test', firstName: 'Felix', lastName: 'Adler', gender: 'MALE', state: 'locked' },
  {
    email: 'inactive@formline.test',
    firstName: 'Rosa',
    lastName: 'Lindqvist',
    gender: 'FEMALE',
    state: 'inactive',
  },
  {
    email: 'terms@formline.test',
    firstName: 'Jonas',
    lastName: 'Weber',
    gender: 'MALE',
    openDocuments: ['terms-conditions'],
  },
  {
    email: 'privacy@formline.test',
    firstName: 'Amelie',
    lastName: 'Fontaine',
    gender: 'FEMALE',
    openDocuments: ['privacy-policy'],
  },
  {
    email: 'documents@formline.test',
    firstName: 'Kofi',
    lastName: 'Mensah',
    gender: 'MALE',
    openDocuments: ['terms-conditions', 'privacy-policy'],
  },
  {
    email: 'veteran@formline.test',
    firstName: 'August',
    lastName: 'Keller',
    gender: 'MALE',
    links: 'product-only',
    password: STRONG_DEMO_PASSWORD,
  },
  {
    email: 'staff@formline.test',
    firstName: 'Mira',
    lastName: 'Okafor',
    gender: 'FEMALE',
    isStaff: true,
  },
  // Reserved for the end-to-end tests, which change its credentials.
  {
    email: 'legacy.journey@formline.test',
    firstName: 'Ruth',
    lastName: 'Albers',
    gender: 'FEMALE',
    links: 'product-only',
  },
  {
    email: 'unlinked.journey@formline.test',
    firstName: 'Emil',
    lastName: 'Nyman',
    gender: 'MALE',
    links: 'unlinked',
  },
  {
    email: 'veteran.journey@formline.test',
    firstName: 'Clara',
    lastName: 'Moretti',
    gender: 'FEMALE',
    links: 'product-only',
    password: STRONG_DEMO_PASSWORD,
  },
  {
    email: 'lapsed.journey@formline.test',
    firstName: 'Lars',
    lastName: 'Eklund',
    gender: 'MALE',
    subscription: 'plus',
    subscriptionEndsIn: -2,
  },
  {
    email: 'renewed.journey@formline.test',
    firstName: 'Noemi',
    lastName: 'Vidal',
    gender: 'FEMALE',
    subscription: 'plus',
    subscriptionEndsIn: 90,
  },
] as const satisfies readonly AccountPlan[];

/** `trainer+3@formline.test` is copy 3; copy 0 is the demo data itself. */
export const addressIn = (copy: number, address: string): string =>
  copy === 0 ? address : address.replace('@', `+${copy}@`);
