import { randomInt } from 'node:crypto';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import type { TwoStep, TwoStepSetup } from '@formline/shared/contracts/accounts/twoStep';
import type { Clock } from '../../../clock';
import type { ApiConfig } from '../../../config';
import type { DatabaseHandle } from '../../../database/database';
import type { Addressee, EmailOutbox } from '../../../mail/emailOutbox';
import { HttpProblem, invalidInput, notFound } from '../../../plugins/HttpProblem';
import { userAccountsRepository } from '../userAccounts/userAccounts.repository';
import { keyUri, newSecret, stepOf } from './authenticator';
import { twoStepRepository } from './twoStep.repository';
import { twoStepTexts as texts } from './twoStep.texts';
import { hashToken } from '../credentials/tokenSecrets';

interface TwoStepDependencies {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly config: Pick<ApiConfig, 'publicUrl'>;
  readonly emailOutbox: EmailOutbox;
}

const TOTP_CODE = /^\d{6}$/;

export function twoStepService(dependencies: TwoStepDependencies) {
  const { db, clock } = dependencies;
  const repository = twoStepRepository(db);
  const isOn = async (userId: number) => Boolean((await repository.find(userId))?.confirmedAt);

  return {
    isOn,

    async read(userId: number): Promise<TwoStep> {
      return { is_on: await isOn(userId), recovery_codes_left: await repository.countRecoveryCodes(userId) };
    },

    async begin(userId: number): Promise<TwoStepSetup> {
      const { id, email } = await ownerOf(db, userId);
      const key = newSecret();
      if (!(await repository.begin(id, key, clock.now()))) throw alreadyOn();
      return { key, uri: keyUri(key, email) };
    },

    async confirm(userId: number, typed: string): Promise<{ recovery_codes: string[] }> {
      const owner = await ownerOf(db, userId);
      const now = clock.now();
      const begun = await repository.find(owner.id);
      if (!begun) throw invalidInput(texts.notBegun);
      if (begun.confirmedAt) throw alreadyOn();
      const step = stepOf(begun.secret, plain(typed), now);
      if (step === null) throw wrongSetupCode();
      if (!(await repository.confirm(owner.id, step, now))) throw alreadyOn();
      const codes = newRecoveryCodes();
      await repository.addRecoveryCodes(
        codes.map((code) => ({ userId: owner.id, codeHash: hashRecoveryCode(plain(code)), createdAt: now })),
      );
      await notifyOwner(dependencies, owner, { subject: texts.onSubject, text: texts.onEmail });
      return { recovery_codes: codes };
    },

    async turnOff(userId: number): Promise<TwoStep> {
      const owner = await ownerOf(db, userId);
      if (!(await repository.remove(owner.id))) throw alreadyOff();
      await notifyOwner(dependencies, owner, { subject: texts.offSubject, text: texts.offEmail });
      return { is_on: false, recovery_codes_left: 0 };
    },

    async useCode(userId: number, typed: string): Promise<boolean> {
      const code = plain(typed);
      if (!TOTP_CODE.test(code)) return repository.useRecoveryCode(userId, hashRecoveryCode(code));
      const found = await repository.find(userId);
      const step = found?.confirmedAt ? stepOf(found.secret, code, clock.now()) : null;
      return step !== null && repository.useStep(userId, step);
    },
  };
}

async function ownerOf(db: DatabaseHandle, userId: number): Promise<Addressee> {
  const owner = await userAccountsRepository(db).findById(userId);
  if (!owner) throw notFound();
  return owner;
}

interface OwnersEmail {
  readonly subject: string;
  readonly text: (firstName: string, link: string) => string;
}

async function notifyOwner(
  { db, config, emailOutbox }: TwoStepDependencies,
  { email, firstName }: Addressee,
  { subject, text }: OwnersEmail,
): Promise<void> {
  const link = `${config.publicUrl}/forgotpassword`;
  await emailOutbox.post(db, { to: email, subject, text: text(firstName, link) });
}

const plain = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

export const alreadyOn = () => conflict(texts.alreadyOn);
export const alreadyOff = () => conflict(texts.alreadyOff);

const conflict = (message: string) => new HttpProblem(409, { message, code: errorCodes.invalidInput });

const wrongSetupCode = () =>
  new HttpProblem(400, {
    message: texts.wrongSetupCode,
    code: errorCodes.invalidInput,
    key: 'invalid_code',
  });

const RECOVERY_CODES = 10;
/** 32 characters without look-alikes, so sixteen of them hold 80 bits. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

const hashRecoveryCode = (code: string): string => hashToken(code.toLowerCase());

const newCode = (): string => Array.from({ length: GROUPS }, newGroup).join('-');

const newGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
