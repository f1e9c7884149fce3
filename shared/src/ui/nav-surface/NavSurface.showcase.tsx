import { Bell } from 'lucide-react';
import { BrandMark } from '../brand-mark/BrandMark';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Showcase } from '../showcase/showcase';
import { Button, IconButton, NavSurface } from '../styled/styledParts';

const content = (
  <chakra.div display="flex" alignItems="center" gap="2" px="5" minH="14">
    <BrandMark />
    <chakra.div flex="1" ms="6">
      <Button variant="nav">Libraries</Button>
      <Button variant="nav">Groups</Button>
      <Button variant="nav" aria-current="page">
        Clients
      </Button>
    </chakra.div>
    <IconButton variant="nav" label="Notices" icon={<Bell />} />
  </chakra.div>
);

export const showcase: Showcase = {
  of: ['NavSurface'],
  group: 'Page',
  about: 'The bar at the top. Its colour says whether one works as oneself or for a club.',
  states: [
    {
      name: 'Personal profile',
      isWide: true,
      sample: <NavSurface data-profile="personal">{content}</NavSurface>,
    },
    { name: 'Club profile', isWide: true, sample: <NavSurface data-profile="club">{content}</NavSurface> },
  ],
};
