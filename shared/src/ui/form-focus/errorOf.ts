interface ValidatedForm<Name extends string> {
  readonly touched: { readonly [Key in Name]?: boolean | undefined };
  readonly errors: { readonly [Key in Name]?: string | undefined };
}

/** The error of a form field once it has been touched. */
export const errorOf = <Name extends string>(
  { touched, errors }: ValidatedForm<Name>,
  name: Name,
): string | undefined => (touched[name] ? errors[name] : undefined);
