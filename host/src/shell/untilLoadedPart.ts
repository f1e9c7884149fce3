import { type ComponentType, lazy } from 'react';

const RETRY_MS = 2_000;

/** Retries until it loads: a failed request must not crash the shell or stop the idle timer. */
export const untilLoadedPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilLoaded(load) }));

async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return untilLoaded(load);
  }
}
