import { claimSingleton } from '../contracts/platform/singletonGuard';

claimSingleton('ui/core');

export { Box } from '@chakra-ui/react/box';
export { Center } from '@chakra-ui/react/center';
export { Flex } from '@chakra-ui/react/flex';
export { Grid, GridItem } from '@chakra-ui/react/grid';
export { SimpleGrid } from '@chakra-ui/react/simple-grid';
export { HStack, Stack, VStack } from '@chakra-ui/react/stack';
export { chakra } from '@chakra-ui/react/styled-system';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
export { Badge } from './badge/Badge';
export { BrandMark } from './brand-mark/BrandMark';
export { FloatingButton } from './button/FloatingButton';
export { useColorScheme } from './color-scheme/colorSchemeStore';
export { pageFillsWindow, SHELL_HEIGHT_PROPERTY } from './container/Container';
export { EmptyState } from './empty-state/EmptyState';
export { ErrorState } from './error-state/ErrorState';
// oxlint-disable-next-line typescript/no-deprecated -- Deployed builds of remotes import this name.
export { focusPanelAfter } from './focus-panel/focusPanel';
export { InlineNotice } from './inline-notice/InlineNotice';
export { KeyCaps } from './key-cap/KeyCaps';
export { PartFailures } from './lazy-code/lazyCode';
export { lazyDialog } from './lazy-dialog/lazyDialog';
export { lazyPart } from './lazy-part/lazyPart';
export { announce } from './live-region/announcements';
export { LoadingState } from './loading-state/LoadingState';
export { PageHeader } from './page-header/PageHeader';
export { PAGE_TITLE_ID } from './typography/Heading';
export { PersonAvatar } from './person-avatar/PersonAvatar';
export { StyleSystem, UiProvider } from './provider/UiProvider';
export { RetryButton } from './retry-button/RetryButton';
export { SearchBox } from './search-box/SearchBox';
export { matchesKeys } from './shortcuts/shortcutKeys';
export { setSingleKeysOn, type Shortcut } from './shortcuts/shortcutRegistry';
export { useAreSingleKeysOn, useShortcut, useShortcuts } from './shortcuts/useShortcut';
export { SkipLink } from './skip-link/SkipLink';
export { StatePanel } from './state-panel/StatePanel';
export {
  Button,
  Card,
  Container,
  Heading,
  IconButton,
  Link,
  NavSurface,
  Separator,
  Skeleton,
  Spinner,
  Text,
} from './styled/styledParts';
