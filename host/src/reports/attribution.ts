import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { codeOrigin, HOST_NAME, UNKNOWN_NAME } from '@formline/shared/domain/codeOrigin';
import { type Frame, stackFrames } from './stackFrames';

/** What tells this page's code from other code. */
export interface ThisPage {
  readonly origin: string;
  readonly hostBuild: string;
  /** The builds it uses, which may lie elsewhere than in the site. */
  readonly builds: readonly Pick<RegistryEntry, 'name' | 'build' | 'entry'>[];
}

/** Whose code something was, and where in it when that is a file of a build. */
export interface Attribution {
  readonly remote: string;
  readonly build: string;
  readonly at?: string;
}

const POSITION = /^[\w./@+-]{1,240}:\d+:\d+$/;
const HTTP = /^https?:\/\//;

/** What the browser says by itself of a page whose sizes did not settle within a frame: nobody's fault, and no harm. */
const HARMLESS = /^ResizeObserver loop/;

function ownerOf({ address, position }: Frame, page: ThisPage): Attribution | null {
  if (!HTTP.test(address)) return null;
  const { origin, pathname } = new URL(address);
  const file = codeOrigin(pathname);
  const sourcePosition = `${pathname}:${position}`;
  // The path of a page names people; that of a file in a build does not.
  const at = file && POSITION.test(sourcePosition) ? { at: sourcePosition } : {};
  const known = page.builds.find(({ entry }) =>
    address.startsWith(new URL('.', new URL(entry, page.origin)).href),
  );
  if (known) return { remote: known.name, build: known.build, ...at };
  if (origin !== page.origin) return null;
  return { ...(file ?? { remote: HOST_NAME, build: page.hostBuild }), ...at };
}

/** Whose file something was in; null when it is neither the site's nor a known remote's. */
export const attributeFile = (address: string, position: string, page: ThisPage): Attribution | null =>
  ownerOf({ address, position }, page);

/**
 * Whose error it is. The innermost remote in the stack answers for it, even where the host's code threw on its behalf; an
 * error without a remote in its stack is the host's.
 * @param file what the browser names when there is no stack
 * @returns null when it is none of ours: an extension's, or another site's
 */
export function attributeError(error: unknown, file: string, page: ThisPage): Attribution | null {
  if (HARMLESS.test(error instanceof Error ? error.message : String(error))) return null;
  const named = file === '' ? [] : [{ address: file, position: '0:0' }];
  const frames = stackFrames(error);
  const owners = (frames.length > 0 ? frames : named).map((frame) => ownerOf(frame, page));
  const [first] = owners;
  // A foreign script may call ours; what it throws itself is not ours.
  if (first === null) return null;
  // The browser hides what scripts of other sites throw.
  if (first === undefined)
    return error === 'Script error.' ? null : { remote: UNKNOWN_NAME, build: UNKNOWN_NAME };
  return owners.find((owner) => owner !== null && owner.remote !== HOST_NAME) ?? first;
}

/** Where in a remote's own code something was thrown, as far as the stack tells; undefined when it does not. */
export const positionIn = (error: unknown, remote: string, page: ThisPage): string | undefined =>
  stackFrames(error)
    .map((frame) => ownerOf(frame, page))
    .find((owner) => owner?.remote === remote)?.at;
