/**
 * Named places in one remote's page that another remote fills, with the props the filler is given.
 * A slot is the only way for one remote to show a piece of another.
 */
export interface SlotProps {
  /** The schedule card on a client's dashboard. */
  'client-dashboard:schedule': { readonly clientId: number; readonly clientFirstName: string };
  /**
   * The calendar of a client group on the group's dashboard, with the way to schedule work for the group. It keeps the
   * selected day in the address, as `date`.
   */
  'group-dashboard:calendar': { readonly groupId: number; readonly canEdit: boolean };
  /**
   * A legal document somebody must read before going on. The type is one of `legalDocumentTypes` of the asking build;
   * `onShown` tells that the text is there.
   */
  'terms-gate:document': { readonly documentType: string; readonly onShown: () => void };
  /**
   * The signed-in user's own account, which the settings icon and the profile menu open: a whole dialog, open as long as
   * it stands. It calls `onClose` to be taken away. While it loads, or when it fails, the shell shows a dialog instead.
   */
  'shell:account': {
    readonly onClose: () => void;
    /** What gets focus when it closes; absent in older shells. */
    readonly finalFocus?: (() => HTMLElement | null) | undefined;
  };
}

export type SlotName = keyof SlotProps;
