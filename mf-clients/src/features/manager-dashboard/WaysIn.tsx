import { CLIENTS_PATH } from '@formline/shared/domain/clientPaths';
import { Link } from '@formline/shared/routing';
import { chakra, Heading, SimpleGrid, Text } from '@formline/shared/ui/core';
import { ChevronRight, Dumbbell, User, Users } from 'lucide-react';
import { managerDashboardTexts as texts } from './managerDashboard.texts';

const ways = [
  { path: CLIENTS_PATH, icon: User, title: texts.clients, text: texts.clientsText },
  { path: '/groups/my-groups', icon: Users, title: texts.groups, text: texts.groupsText },
  { path: '/libraries', icon: Dumbbell, title: texts.libraries, text: texts.librariesText },
];

const Way = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    p: '4',
    bg: 'bg.surface',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'card',
    color: 'fg',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    '&:hover, &:focus-visible': { borderColor: 'accent', boxShadow: 'overlay' },
    '& > svg': { boxSize: 'icon.md', flexShrink: '0', color: 'accent.text' },
    '& > svg:last-child': { color: 'fg.subtle', ms: 'auto' },
  },
});

/** The three parts of the trainer's work that a manager may look at. */
export function WaysIn() {
  return (
    <chakra.nav aria-label={texts.waysIn} mb="8">
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        {ways.map(({ path, icon: Icon, title, text }) => (
          <Way key={path} to={path}>
            <Icon aria-hidden="true" />
            <div>
              <Heading as="h2" size="sm">
                {title}
              </Heading>
              <Text tone="muted" size="sm">
                {text}
              </Text>
            </div>
            <ChevronRight aria-hidden="true" />
          </Way>
        ))}
      </SimpleGrid>
    </chakra.nav>
  );
}
