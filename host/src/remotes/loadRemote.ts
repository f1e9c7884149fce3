import type { RegistryEntry } from '@formline/shared/contracts/registry';
import type { ComponentType } from 'react';

/** A remote that has not answered by then is given up; the person is told and may try again. */
export const REMOTE_TIMEOUT_MS = 5_000;

/** A remote that did not give the module that was wanted. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
}

const afterTimeout = (ms: number, message: string) =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new RemoteLoadError(message)), ms));

const isComponent = (value: unknown): value is ComponentType<Record<string, unknown>> =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/**
 * Loads the component that a remote exposes.
 * @param attempt which try this is, from 1; a later try forgets the earlier failure
 * @throws RemoteLoadError when it does not come in time or is not a component; otherwise whatever the remote threw
 */
export async function loadRemote(entry: RegistryEntry, expose: string, attempt: number) {
  const federation = import(/* webpackChunkName: "federation" */ './federation');
  const module = await Promise.race([
    federation.then(({ loadExposed }) => loadExposed(entry, expose, attempt)),
    afterTimeout(REMOTE_TIMEOUT_MS, `No answer within ${REMOTE_TIMEOUT_MS} ms`),
  ]);
  const component: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, 'default') : null;
  if (!isComponent(component)) throw new RemoteLoadError(`${expose} is not a component`);
  return { default: component };
}
