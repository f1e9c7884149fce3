import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { codeOrigin, HOST_NAME, UNKNOWN_NAME } from '@formline/shared/domain/delivery/codeOrigin';

export interface ThisPage {
  readonly origin: string;
  readonly hostBuild: string;
  readonly builds: readonly Pick<RegistryEntry, 'name' | 'build' | 'entry'>[];
}

export interface Attribution {
  readonly remote: string;
  readonly build: string;
  readonly at?: string;
}

const POSITION = /^[\w./@+-]{1,240}:\d+:\d+$/;
const HTTP = /^https?:\/\//;

/** Chromium reports this for sizes that settle a frame later; it is harmless. */
const HARMLESS = /^ResizeObserver loop/;

function ownerOf({ address, position }: Frame, page: ThisPage): Attribution | null {
  if (!HTTP.test(address)) return null;
  const { origin, pathname } = new URL(address);
  const file = codeOrigin(pathname);
  const sourcePosition = `${pathname}:${position}`;
  // Page paths name people, file paths of builds do not.
  const at = file && POSITION.test(sourcePosition) ? { at: sourcePosition } : {};
  const known = page.builds.find(({ entry }) =>
    address.startsWith(new URL('.', new URL(entry, page.origin)).href),
  );
  if (known) return { remote: known.name, build: known.build, ...at };
  if (origin !== page.origin) return null;
  return { ...(file ?? { remote: HOST_NAME, build: page.hostBuild }), ...at };
}

export const attributeFile = (address: string, position: string, page: ThisPage): Attribution | null =>
  ownerOf({ address, position }, page);

/** The innermost remote owns the error, even if host code threw. @returns null for foreign code */
export function attributeError(error: unknown, file: string, page: ThisPage): Attribution | null {
  if (HARMLESS.test(error instanceof Error ? error.message : String(error))) return null;
  const named = file === '' ? [] : [{ address: file, position: '0:0' }];
  const frames = stackFrames(error);
  const owners = (frames.length > 0 ? frames : named).map((frame) => ownerOf(frame, page));
  const [first] = owners;
  // What a foreign script throws is not ours, even if it called our code.
  if (first === null) return null;
  // Browsers hide errors of other sites' scripts.
  if (first === undefined)
    return error === 'Script error.' ? null : { remote: UNKNOWN_NAME, build: UNKNOWN_NAME };
  return owners.find((owner) => owner !== null && owner.remote !== HOST_NAME) ?? first;
}

export const positionIn = (error: unknown, remote: string, page: ThisPage): string | undefined =>
  stackFrames(error)
    .map((frame) => ownerOf(frame, page))
    .find((owner) => owner?.remote === remote)?.at;

interface Frame {
  readonly address: string;
  readonly position: string;
}

/** `at name (url:1:2)`, `at url:1:2`, `name@url:1:2` or the URL alone. */
const LINE = /^(?:at (?:.*\()?|[^@]*@)?([a-z][a-z0-9+.-]*:\/\/[^\s()]+?):(\d+:\d+)\)?$/i;

/** Innermost frame first, without the error's message, which may look like a frame. */
function stackFrames(error: unknown): Frame[] {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return [];
  const { stack, message } = error;
  const messageEnd = stack.indexOf(message) === -1 ? 0 : stack.indexOf(message) + message.length;
  return stack
    .slice(/^\s*at /m.test(stack) ? messageEnd : 0)
    .split('\n')
    .flatMap((line) => {
      const [, address, position] = LINE.exec(line.trim()) ?? [];
      return address !== undefined && position !== undefined ? [{ address, position }] : [];
    });
}
