/**
 * Named places in one remote's page that another remote fills, with the props the filler is given.
 * A slot is the only way for one remote to show a piece of another.
 */
export interface SlotProps {
  /** The schedule card on a client's dashboard. */
  'client-dashboard:schedule': { readonly clientId: number; readonly clientFirstName: string };
}

export type SlotName = keyof SlotProps;
