import { type ComponentType, createElement, lazy, useState } from 'react';
import type * as kitParts from './kitParts';

const PAUSES_MS = [500, 2_000];

type KitParts = typeof kitParts;

let loaded: KitParts | null = null;
let loading: Promise<KitParts> | null = null;

/** @throws when the chunk did not come after some attempts; a later call tries again */
export function loadKit(): Promise<KitParts> {
  loading ??= attempt(0).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function attempt(failures: number): Promise<KitParts> {
  try {
    loaded = await import(/* webpackChunkName: "kit" */ './kitParts');
    return loaded;
  } catch (error) {
    const pause = PAUSES_MS[failures];
    if (pause === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return attempt(failures + 1);
  }
}

/** A part of the chunk, which shows at once when the chunk is there. */
function part<Props extends object>(select: (parts: KitParts) => ComponentType<Props>) {
  const Lazy = lazy(async () => ({ default: select(await loadKit()) }));
  return function KitPart(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => (loaded ? select(loaded) : Lazy));
    return createElement(Part, props);
  };
}

export const Kit = part(({ Kit: loadedKit }) => loadedKit);
export const AppFrame = part(({ AppFrame: frame }) => frame);
export const StaffRoute = part(({ StaffRoute: route }) => route);
