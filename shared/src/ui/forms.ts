import { claimSingleton } from '../contracts/singletonGuard';

claimSingleton('ui/forms');

export { Checkbox } from './checkbox/Checkbox';
export { Field } from './field/Field';
export { FormError } from './form-error/FormError';
export { PasswordInput, type PasswordInputProps } from './password-input/PasswordInput';
export { TextInput, type TextInputProps } from './text-input/TextInput';
