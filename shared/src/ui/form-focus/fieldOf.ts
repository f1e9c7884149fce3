import type { ChangeEvent, FocusEvent } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface TextFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<TextField>) => void;
}

interface FormOfTexts {
  readonly getFieldProps: (name: string) => TextFieldProps;
  readonly handleBlur: (event: FocusEvent<TextField>) => void;
}

/** Props of a form field. Pressing a control does not validate it: a new error would move the target away. */
export const fieldOf = (form: FormOfTexts, name: string) => {
  const { value, onChange } = form.getFieldProps(name);
  return {
    name,
    value,
    onChange,
    onBlur: (event: FocusEvent<TextField>) => {
      if (isTypedInto(event.relatedTarget)) form.handleBlur(event);
    },
  };
};

const isTypedInto = (next: EventTarget | null): boolean =>
  next instanceof HTMLTextAreaElement || (next instanceof HTMLInputElement && next.type !== 'checkbox');

interface ValidatedForm<Name extends string> {
  readonly touched: { readonly [Key in Name]?: boolean | undefined };
  readonly errors: { readonly [Key in Name]?: string | undefined };
}

export const errorOf = <Name extends string>(
  { touched, errors }: ValidatedForm<Name>,
  name: Name,
): string | undefined => (touched[name] ? errors[name] : undefined);
