import { claimSingleton } from '../contracts/platform/singletonGuard';

claimSingleton('ui/motion');

export { useReducedMotion as usePrefersReducedMotion } from 'framer-motion';
export { DialogPanels } from './dialog-panels/DialogPanels';
export { PanelTransition } from './panel-transition/PanelTransition';
export { Reveal } from './reveal/Reveal';
