import type { EmailCheck, TokenAnswer } from '@formline/shared/contracts/accounts/auth';
import { isEmailAddress } from '@formline/shared/domain/people/emailAddress';
import type { Clock } from '../../../clock';
import type { ApiConfig } from '../../../config';
import type { EmailOutbox } from '../../../mail/emailOutbox';
import type { CallingBrowser } from '../../../plugins/endpoints';
import { deviceCookie, rememberDevice } from '../credentials/knownDevices';
import { nameBrowser, type SessionsService } from './sessions.service';
import type { DatabasePool } from '../../../database/database';
import { invalidInput } from '../../../plugins/HttpProblem';
import { type Accounts, accountsRepository } from '../credentials/accounts.repository';
import type { CredentialsReport, CredentialsService } from '../credentials/credentials.service';
import { emailKeyOf } from '../credentials/lockout';
import { toHttpProblem } from '../credentials/LoginProblem';
import { refusalOf, type SignInApp, toEmailCheck } from './refusal';
import { secondStep } from './secondStep';
import { tokensTexts } from './tokens.texts';

interface SignInDependencies {
  readonly db: DatabasePool;
  readonly clock: Clock;
  readonly config: Pick<ApiConfig, 'failedSignInsPerMinute' | 'publicUrl'>;
  readonly emailOutbox: EmailOutbox;
  readonly credentials: CredentialsService;
  readonly sessions: SessionsService;
}

type OwnAccount = NonNullable<Accounts['own']>;

interface SignInCall {
  readonly app: SignInApp;
  readonly browser: CallingBrowser;
  readonly ip: string;
  readonly report: CredentialsReport;
}

export function signInService(dependencies: SignInDependencies) {
  const { db, credentials, sessions } = dependencies;
  const repository = accountsRepository(db);
  const twoStep = secondStep(dependencies);

  return {
    async checkEmail(typed: string): Promise<EmailCheck> {
      const key = emailKeyOf(typed);
      if (!isEmailAddress(key)) throw invalidInput(tokensTexts.emailInvalid);
      return toEmailCheck(await repository.findByEmail(key));
    },

    /** Unknown emails take the same time and count the same, so that the answer does not reveal accounts. */
    async signIn(
      { username, password }: { readonly username: string; readonly password: string },
      call: SignInCall,
    ): Promise<TokenAnswer> {
      const { app, browser, ip, report } = call;
      const accounts = await credentials.verify(
        { email: username, password },
        { side: 'own', from: { ip, browser }, report },
      );
      const { own } = accounts;
      if (!own) throw new Error('A password was right without an account.');
      const refusal = refusalOf(accounts, app);
      if (refusal) {
        report({ outcome: refusal.key, userId: own.id });
        throw toHttpProblem(refusal);
      }
      if (await twoStep.isOn(own.id)) {
        report({ outcome: 'two_step_required', userId: own.id });
        throw await twoStep.askForCode(own.id);
      }
      return open(own, call);
    },

    async signInWithCode(
      typed: { readonly two_step_token: string; readonly code: string },
      call: SignInCall,
    ): Promise<TokenAnswer> {
      return open(await twoStep.verify(typed, call), call);
    },
  };

  async function open(own: OwnAccount, { browser, report }: SignInCall): Promise<TokenAnswer> {
    const answer = await sessions.start(own, browser.userAgent);
    browser.setCookie(await keepDevice(dependencies, own, browser));
    report({ outcome: 'signed_in', userId: own.id });
    return answer;
  }
}

/** The owner is warned only if other browsers are known. Returns the cookie. */
async function keepDevice(
  { db, clock, config, emailOutbox }: SignInDependencies,
  own: OwnAccount,
  { cookies, userAgent }: CallingBrowser,
): Promise<string> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const { token, isNewBesideOthers } = await rememberDevice(tx, { userId: own.id, cookies, now });
    if (isNewBesideOthers) {
      await emailOutbox.post(tx, {
        to: own.email,
        subject: tokensTexts.newDeviceSubject,
        text: tokensTexts.newDeviceEmail({
          firstName: own.firstName,
          browser: nameBrowser(userAgent) ?? tokensTexts.unknownBrowser,
          moment: now,
          link: `${config.publicUrl}/forgotpassword`,
        }),
      });
    }
    return deviceCookie(token, config.publicUrl.startsWith('https:'));
  });
}
