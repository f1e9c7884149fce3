/** What the sign-in form has to tell: something went wrong, something to know, or something to stop and read. */
export type LoginMessage =
  | { readonly kind: 'error'; readonly text: string }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'dialog'; readonly title: string; readonly text: string };
