import { useSiteConfig } from '@formline/shared/site-config';
import { Button, chakra, Heading, Text } from '@formline/shared/ui/core';
import { Apple, Play, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { subscriptionTexts as texts } from './subscription.texts';

const Strip = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '5',
    p: '6',
    bg: 'bg.muted',
    borderRadius: 'lg',
  },
});
const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.text',
    '& svg': { boxSize: '6' },
  },
});
const Stores = chakra('nav', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& svg': { color: 'fg.muted' } },
});

export function ManageInApp() {
  const { appStore, googlePlay } = useSiteConfig().appLinks;
  return (
    <Strip>
      <Sign aria-hidden="true">
        <Smartphone />
      </Sign>
      <chakra.div flex="1" minW="64">
        <Heading size="md">{texts.manageTitle}</Heading>
        <Text tone="muted" mt="1" maxW="prose">
          {texts.manageText}
        </Text>
      </chakra.div>
      {(appStore !== null || googlePlay !== null) && (
        <Stores aria-label={texts.stores}>
          <Store href={appStore} icon={<Apple aria-hidden="true" />} name={texts.appStore} />
          <Store href={googlePlay} icon={<Play aria-hidden="true" />} name={texts.googlePlay} />
        </Stores>
      )}
    </Strip>
  );
}

interface StoreProps {
  readonly href: string | null;
  readonly icon: ReactNode;
  readonly name: string;
}

function Store({ href, icon, name }: StoreProps) {
  if (href === null) return null;
  return (
    <Button asChild>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {icon}
        {name}
      </a>
    </Button>
  );
}
