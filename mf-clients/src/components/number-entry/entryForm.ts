import type { FieldInputProps } from 'formik';
import type { FocusEvent } from 'react';

export interface EntryForm {
  readonly touched: Readonly<Record<string, boolean | undefined>>;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly getFieldProps: (name: string) => FieldInputProps<string>;
  readonly handleBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}
