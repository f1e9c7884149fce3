import { classNames } from '../plain-part/plainPart';
import * as styles from './button.module.css';

const variants = {
  primary: styles.primary,
  secondary: styles.secondary,
  quiet: styles.quiet,
  danger: styles.danger,
  inverted: styles.inverted,
  nav: styles.nav,
};
const sizes = { sm: styles.small, md: styles.medium, lg: styles.large };

export interface ButtonLook {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
}

export const buttonClasses = ({ variant = 'secondary', size = 'md' }: ButtonLook): string =>
  classNames(styles.button, variants[variant], sizes[size]);

export const iconButtonClasses = ({ variant = 'quiet', size = 'md' }: ButtonLook): string =>
  classNames(buttonClasses({ variant, size }), styles.icon);
