import { claimSingleton } from '../contracts/platform/singletonGuard';

claimSingleton('ui/pickers');

export { Combobox } from './combobox/Combobox';
export { DateInput } from './date-input/DateInput';
export { DatePicker } from './date-picker/DatePicker';
