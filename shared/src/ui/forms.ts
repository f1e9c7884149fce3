import { claimSingleton } from '../contracts/singletonGuard';

claimSingleton('ui/forms');

export { Checkbox } from './checkbox/Checkbox';
export { Field } from './field/Field';
export { FormError } from './form-error/FormError';
export { PasswordInput } from './password-input/PasswordInput';
export { TextInput } from './text-input/TextInput';
