import { defineKeyframes } from '@chakra-ui/react/styled-system';

/** The few movements done in CSS; panels and lists move with `ui/motion`. */
export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: '0' } },
  'fade-out': { to: { opacity: '0' } },
  'rise-in': { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
  'slide-in': { from: { transform: 'translateX(100%)' } },
  'slide-out': { to: { transform: 'translateX(100%)' } },
  'sink-out': { to: { opacity: '0', transform: 'translateY(0.5rem)' } },
});
