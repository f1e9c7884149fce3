import { systemClock } from '../clock';
import { folderTransport } from './folderTransport';
import type { MailTransport } from './Mail';
import { smtpTransport } from './smtpTransport';

/** For programs beside the server, which have its variables. Null: neither a server nor a folder is named. */
export function readMailTransport(env: NodeJS.ProcessEnv): MailTransport | null {
  const { SMTP_URL: url = '', MAIL_FROM: from = '', MAIL_DIR: folder = '' } = env;
  if (url !== '' && from !== '') return smtpTransport({ url, from });
  return folder === '' ? null : folderTransport(folder, systemClock);
}
