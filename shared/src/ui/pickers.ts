import { claimSingleton } from '../contracts/singletonGuard';

claimSingleton('ui/pickers');

export { Combobox } from './combobox/Combobox';
