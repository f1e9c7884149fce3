import { escapeMarkup } from '@formline/shared/domain/text/escapeMarkup';

/** Sent as plain text and as HTML made from it; an empty line separates paragraphs. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailTransport {
  send(mail: Mail): Promise<void>;
}

export const paragraphs = (...parts: readonly string[]): string => parts.join('\r\n\r\n');

const LINK = /^https?:\/\/\S+$/;

const paragraph = (text: string): string =>
  LINK.test(text)
    ? `<p><a href="${escapeMarkup(text)}" style="color:#1d4ed8;overflow-wrap:anywhere">${escapeMarkup(text)}</a></p>`
    : `<p>${escapeMarkup(text).replaceAll(/\r?\n/g, '<br>')}</p>`;

export const htmlOf = ({ subject, text }: { readonly subject: string; readonly text: string }): string =>
  [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f4f5f7">',
    '<div style="max-width:560px;margin:0 auto;padding:24px 32px;background:#ffffff;border-radius:8px;font:16px/1.5 system-ui,sans-serif;color:#1f2937">',
    ...text
      .trim()
      .split(/(?:\r?\n){2,}/)
      .map(paragraph),
    '</div></body></html>',
  ].join('\r\n');
