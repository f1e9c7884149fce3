export type SignInMessage =
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string; readonly advice?: string }
  | SignInDialogMessage;

export interface SignInDialogMessage {
  readonly kind: 'dialog';
  readonly title: string;
  readonly text: string;
  readonly offersApp?: boolean;
}
