import { claimSingleton } from '../contracts/platform/singletonGuard';

claimSingleton('ui/forms');

export { Checkbox } from './checkbox/Checkbox';
export { Field } from './field/Field';
export { FieldGroup } from './field/FieldGroup';
export { errorOf, fieldOf } from './form-focus/fieldOf';
export { firstEntryOf, useFormFocus } from './form-focus/useFormFocus';
export { FormError } from './form-error/FormError';
export { PasswordInput, type PasswordInputProps } from './password-input/PasswordInput';
export { TextInput } from './styled/styledParts';
export type { TextInputProps } from './text-input/TextInput';
