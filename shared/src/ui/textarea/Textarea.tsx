import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/fieldContext';
import { fieldClass } from '../text-input/TextInput';

const TextareaRoot = chakra('textarea', {}, { defaultProps: { rows: 4 } });

export type TextareaProps = ComponentProps<typeof TextareaRoot>;

/** Grows with its text. Inside a `Field` it takes label, hint and error from there. */
export function Textarea(props: TextareaProps) {
  const control = useFieldControl();
  return (
    <TextareaRoot
      className={fieldClass}
      h="auto"
      minH="24"
      maxH="80"
      py="2"
      lineHeight="normal"
      resize="vertical"
      css={{ fieldSizing: 'content' }}
      {...control}
      {...props}
    />
  );
}
