import { readMailTransport } from '@formline/api/mail';
import type { RemoteManifest } from '@formline/shared/contracts/platform/remoteManifest';
import { mfTexts } from '@formline/tooling/mf/mf.texts';

const texts = mfTexts.watch;

export interface TakenBack {
  readonly name: string;
  readonly build: string;
  readonly why: string;
  readonly owner: NonNullable<RemoteManifest['owner']> | null;
}

/** What became of it, as a line: the canary is taken back whether or not somebody can be written to. */
export async function emailOwner(
  { name, build, why, owner }: TakenBack,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  if (!owner?.contact.includes('@')) return texts.noEmail(name);
  const transport = readMailTransport(env);
  if (!transport) return texts.noMailServer;
  const mail = {
    to: owner.contact,
    subject: texts.subject(name, build),
    text: texts.email({ name, build, why }),
  };
  return transport.send(mail).then(
    () => texts.emailed(owner.contact),
    () => texts.notEmailed(owner.contact),
  );
}
