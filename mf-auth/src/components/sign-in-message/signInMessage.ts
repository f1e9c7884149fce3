/** What a form of signing in has to tell. */
export type SignInMessage =
  /** The server refused what was typed. */
  | { readonly kind: 'refused'; readonly text: string }
  /** Something went wrong that is not the visitor's. */
  | { readonly kind: 'failed'; readonly text: string; readonly advice?: string }
  /** Something to stop and read. */
  | SignInDialogMessage;

export interface SignInDialogMessage {
  readonly kind: 'dialog';
  readonly title: string;
  readonly text: string;
  /** True: the way on leads through the mobile app, and the dialog offers it. */
  readonly offersApp?: boolean;
}
