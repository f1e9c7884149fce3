import { createContext, useContext } from 'react';

export interface FieldControl {
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  required?: boolean | undefined;
}

export const FieldContext = createContext<FieldControl>({});

/** The attributes of the surrounding `Field`; empty outside a field. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}
