import { type ComponentType, lazy } from 'react';

const RETRY_MS = 2_000;

/**
 * A part of the shell whose code comes when it is first drawn. Loading it does not give up: a line that breaks just then
 * must not take the dashboard down with an error no boundary meets, nor leave somebody without the idle timer.
 */
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
