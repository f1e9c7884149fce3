interface ValidatedForm<Name extends string> {
  readonly touched: { readonly [Key in Name]?: boolean | undefined };
  readonly errors: { readonly [Key in Name]?: string | undefined };
}

/** What is wrong with a form's field, once its entry has been judged. */
export const errorOf = <Name extends string>(
  { touched, errors }: ValidatedForm<Name>,
  name: Name,
): string | undefined => (touched[name] ? errors[name] : undefined);
