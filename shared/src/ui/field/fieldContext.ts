import { createContext, useContext } from 'react';

/** What a field tells the control inside it, so that label, hint and error belong to the control. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  required?: boolean | undefined;
}

export const FieldContext = createContext<FieldControl>({});

/** The attributes which the surrounding `Field` asks a control to carry; none outside a field. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}
