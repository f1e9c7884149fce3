import { createTransport } from 'nodemailer';
import { htmlOf, type MailTransport } from './Mail';

interface SmtpOptions {
  readonly url: string;
  readonly from: string;
}

const CONNECT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 30_000;

export function smtpTransport({ url, from }: SmtpOptions): MailTransport {
  const server = createTransport(
    {
      url,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: ANSWER_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ to, subject, text }) {
      await server.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html: htmlOf({ subject, text }),
      });
    },
  };
}
