/** A slot is the only way for one remote to show a part of another. */
export interface SlotProps {
  'client-dashboard:schedule': { readonly clientId: number; readonly clientFirstName: string };
  /** A group's calendar and the way to schedule for it. Keeps the selected day in the URL, as `date`. */
  'group-dashboard:calendar': { readonly groupId: number; readonly canEdit: boolean };
  /** The type is one of `legalDocumentTypes` of the asking build; `onShown` reports that the text is shown. */
  'terms-gate:document': { readonly documentType: string; readonly onShown: () => void };
  /** The user's account, open while mounted; the shell has a dialog of its own for loading and failures. */
  'shell:account': {
    readonly onClose: () => void;
    /** Focused when it closes; absent in older shells. */
    readonly finalFocus?: (() => HTMLElement | null) | undefined;
  };
}

export type SlotName = keyof SlotProps;
