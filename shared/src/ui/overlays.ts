import { claimSingleton } from '../contracts/platform/singletonGuard';

claimSingleton('ui/overlays');

export { Banner } from './banner/Banner';
export { CommandDialog } from './command-dialog/CommandDialog';
export type { CommandGroup, CommandItem } from './command-dialog/commandGroups';
export { ConfirmDialog } from './dialog/ConfirmDialog';
export { Dialog } from './dialog/Dialog';
export { Menu, MenuGroup, MenuHeader, MenuSeparator } from './menu/Menu';
export { MenuChecks } from './menu/MenuChecks';
export { MenuChoice } from './menu/MenuChoice';
export { MenuItem, MenuLink } from './menu/MenuItem';
export { notify } from './toaster/notify';
