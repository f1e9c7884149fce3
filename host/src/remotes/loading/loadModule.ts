import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { loadExposed } from './federation';
import { fallBackTo, fallbackOf } from '../registry/liveRemotes';
import { BUILD_MS, LONGEST_WAIT_MS, type LoadedModule } from './moduleLoad';
import { noteRequested, noteFailure, notePhase } from './loadPhases';
import { RemoteLoadError, asLoadError } from './RemoteLoadError';
import { reportFailure } from './reportFailure';
import { pauseBeforeRetry } from './pauseBeforeRetry';

export interface ModuleRequest {
  readonly entry: RegistryEntry;
  readonly expose: string;
  readonly attempt: number;
  readonly requestedAt: number;
}

/** The fallback build stays in use in this page. @throws RemoteLoadError of the chosen build */
export async function loadModule(request: ModuleRequest): Promise<LoadedModule> {
  const { entry, expose, attempt, requestedAt } = request;
  try {
    return await loadBuild(request, requestedAt + BUILD_MS);
  } catch (error) {
    const fallback = fallbackOf(entry);
    if (!fallback) throw error;
    const module = await loadBuild({ ...request, entry: fallback }, requestedAt + LONGEST_WAIT_MS).catch(
      () => {
        throw error;
      },
    );
    // The fallback hides this failure from the person, so it is reported here.
    const { name: remote, build, source } = entry;
    reportFailure({ remote, build, source, expose, attempt, rendered: true }, error);
    fallBackTo(fallback, entry);
    return module;
  }
}

async function loadBuild({ entry, expose, attempt }: ModuleRequest, until: number): Promise<LoadedModule> {
  noteRequested(entry);
  for (let attempts = 1; ; attempts += 1) {
    const msLeft = until - performance.now();
    try {
      const loading = loadExposed(entry, expose, attempt > 1 || attempts > 1);
      const component = componentOf(await inTime(loading, msLeft), expose);
      const loadedAt = performance.now();
      const noteRendered = () => notePhase(entry.name, 'render', performance.now() - loadedAt);
      return { default: component, noteRendered };
    } catch (thrown) {
      const error = asLoadError(thrown);
      const { why, status, message } = error;
      noteFailure(entry.name, { build: entry.build, expose, cause: why, status, message });
      const failedTry = { why, attempts, isAskedFor: attempt > 1, msLeft: until - performance.now() };
      const pause = pauseBeforeRetry(failedTry, Math.random());
      if (pause === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function inTime<T>(loading: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new RemoteLoadError('timeout', 'No answer within the time it is given'));
    timer = setTimeout(giveUp, ms);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

const isComponent = (value: unknown): value is LoadedModule['default'] =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

function componentOf(module: unknown, expose: string): LoadedModule['default'] {
  const component: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, 'default') : null;
  if (!isComponent(component)) throw new RemoteLoadError('not-a-component', `${expose} is not a component`);
  return component;
}
