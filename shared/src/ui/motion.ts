export { useReducedMotion as usePrefersReducedMotion } from 'framer-motion';
export { PanelTransition } from './panel-transition/PanelTransition';
export { Reveal } from './reveal/Reveal';
