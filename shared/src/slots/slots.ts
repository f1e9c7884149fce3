import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';
import { claimSingleton } from '../contracts/platform/singletonGuard';
import type { SlotName, SlotProps } from '../contracts/slots';

claimSingleton('slots');

/** Given by the host: renders the remote that fills the slot, or nothing. */
export type SlotRenderer = ComponentType<{
  readonly name: SlotName;
  readonly slotProps: SlotProps[SlotName];
}>;

const SlotRendererContext = createContext<SlotRenderer | null>(null);

export const SlotRendererProvider = SlotRendererContext.Provider;

/** A named place in this page that another remote may fill. */
export function Slot<N extends SlotName>(props: { name: N; slotProps: SlotProps[N] }): ReactNode {
  const Renderer = useContext(SlotRendererContext);
  return Renderer && createElement(Renderer, props);
}
