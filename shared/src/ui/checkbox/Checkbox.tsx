import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { type FieldNoteContent, FieldNotes, useFieldNotes } from '../field/FieldNotes';
import { classNames, plainPart } from '../plain-part/plainPart';
import * as styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'children' | 'type' | 'ref' | 'className'> &
  FieldNoteContent & {
    label: ReactNode;
    isMixed?: boolean | undefined;
  };

/** A checkbox with its label. Formik: `{...getFieldProps({ name, type: 'checkbox' })}`. */
export function Checkbox({ label, error, hint, isMixed = false, ...rest }: CheckboxProps) {
  const boxRef = useRef<HTMLInputElement>(null);
  const { ids, describedBy, isInvalid } = useFieldNotes({ error, hint });
  // Only a script can set `indeterminate`.
  useEffect(() => {
    if (boxRef.current) boxRef.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <div className={styles.choice}>
      <ChoiceLabel>
        <Tick
          ref={boxRef}
          type="checkbox"
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          {...rest}
        />
        <span>{label}</span>
      </ChoiceLabel>
      <FieldNotes error={error} hint={hint} ids={ids} />
    </div>
  );
}

export const ChoiceLabel = (props: Omit<ComponentProps<'label'>, 'className'>) =>
  plainPart('label', styles.label, props);

const shapes = { checkbox: styles.box, radio: styles.dot };

type TickProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { type: keyof typeof shapes };

export const Tick = ({ type, ...rest }: TickProps) => (
  <input {...rest} type={type} className={classNames(styles.tick, shapes[type])} />
);
