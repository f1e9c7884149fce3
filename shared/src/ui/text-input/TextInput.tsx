import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/fieldContext';
import { inputRecipe } from './inputRecipe';

const InputRoot = chakra('input', inputRecipe, { defaultProps: { type: 'text' } });

export type TextInputProps = ComponentProps<typeof InputRoot>;

/** A single-line text field. Inside a `Field` it takes label, hint and error from there. */
export function TextInput(props: TextInputProps) {
  const control = useFieldControl();
  return <InputRoot {...control} {...props} />;
}
