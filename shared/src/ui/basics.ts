import { claimSingleton } from '../contracts/platform/singletonGuard';

claimSingleton('ui/basics');

export { BrandMark } from './brand-mark/BrandMark';
export { Button } from './button/Button';
export { IconButton } from './button/IconButton';
export { Card } from './card/Card';
export { Checkbox } from './checkbox/Checkbox';
export { Container } from './container/Container';
export { ErrorState } from './error-state/ErrorState';
export { Field } from './field/Field';
// oxlint-disable-next-line typescript/no-deprecated -- Deployed builds of remotes import this name.
export { focusPanelAfter } from './focus-panel/focusPanel';
export { FormError } from './form-error/FormError';
export { errorOf, fieldOf } from './form-focus/fieldOf';
export { PartFailures } from './lazy-code/lazyCode';
export { Link } from './link/Link';
export { announce } from './live-region/announcements';
export { LoadingState } from './loading-state/LoadingState';
export { NavSurface } from './nav-surface/NavSurface';
export { PageRoot } from './page-root/PageRoot';
export { beginNotices, endNotices } from './toaster/ToasterOutlet';
export { PAGE_TITLE_ID } from './typography/Heading';
export { PasswordInput } from './password-input/PasswordInput';

export { RetryButton } from './retry-button/RetryButton';
export { Separator } from './separator/Separator';
export { Skeleton } from './skeleton/Skeleton';
export { SkipLink } from './skip-link/SkipLink';
export { StatePanel } from './state-panel/StatePanel';
export { TextInput, type TextInputProps } from './text-input/TextInput';
export { classNames } from './plain-part/plainPart';
export { Heading } from './typography/Heading';
export { Text } from './typography/Text';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden';
