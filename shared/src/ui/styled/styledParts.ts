import { chakra, type ChakraComponent } from '@chakra-ui/react/styled-system';
import type { ElementType } from 'react';
import { Button as PlainButton } from '../button/Button';
import type { ButtonLook } from '../button/buttonClasses';
import { IconButton as PlainIconButton } from '../button/IconButton';
import { Card as PlainCard, type CardLook } from '../card/Card';
import { Container as PlainContainer, type ContainerLook } from '../container/Container';
import { Link as PlainLink, type LinkLook } from '../link/Link';
import { NavSurface as PlainNavSurface } from '../nav-surface/NavSurface';
import { Separator as PlainSeparator } from '../separator/Separator';
import { Skeleton as PlainSkeleton, type SkeletonLook } from '../skeleton/Skeleton';
import { Spinner as PlainSpinner, type SpinnerLook } from '../spinner/Spinner';
import { TextInput as PlainTextInput, type TextInputLook } from '../text-input/TextInput';
import { system } from '../theme/system';
import { Heading as PlainHeading, type HeadingLook } from '../typography/Heading';
import { Text as PlainText, type TextLook } from '../typography/Text';

const buttonLook = ['variant', 'size'] as const;

export const Button = withStyleProps<typeof PlainButton, ButtonLook>(PlainButton, buttonLook);
export const IconButton = withStyleProps<typeof PlainIconButton, ButtonLook>(PlainIconButton, buttonLook);
export const Card = withStyleProps<typeof PlainCard, CardLook>(PlainCard, ['padding', 'isInteractive']);
export const Container = withStyleProps<typeof PlainContainer, ContainerLook>(PlainContainer, ['padded']);
export const Link = withStyleProps<typeof PlainLink, LinkLook>(PlainLink, ['variant']);
export const NavSurface = withStyleProps(PlainNavSurface, []);
export const Separator = withStyleProps(PlainSeparator, []);
export const Skeleton = withStyleProps<typeof PlainSkeleton, SkeletonLook>(PlainSkeleton, ['shape']);
export const Spinner = withStyleProps<typeof PlainSpinner, SpinnerLook>(PlainSpinner, ['size']);
export const TextInput = withStyleProps<typeof PlainTextInput, TextInputLook>(PlainTextInput, ['size']);
export const Heading = withStyleProps<typeof PlainHeading, HeadingLook>(PlainHeading, ['size']);
export const Text = withStyleProps<typeof PlainText, TextLook>(PlainText, [
  'tone',
  'size',
  'tabular',
  'singleLine',
]);

/** A part of the basics that takes style props too. `own` names the props that belong to the part. */
function withStyleProps<Part extends ElementType, Own extends object>(
  part: Part,
  own: readonly (keyof Own & string)[],
): ChakraComponent<Part, Own>;
function withStyleProps(part: ElementType, own: readonly string[]) {
  const shouldForwardProp = (name: string, variants: string[] = []) =>
    own.includes(name) || (!variants.includes(name) && !system.isValidProperty(name));
  return chakra(part, {}, { shouldForwardProp, forwardAsChild: true });
}
