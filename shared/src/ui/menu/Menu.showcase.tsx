import { ChevronDown, Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PersonAvatar } from '../person-avatar/PersonAvatar';
import type { Showcase } from '../showcase/showcase';
import { Menu, MenuGroup, MenuHeader, MenuSeparator } from './Menu';
import { MenuChecks } from './MenuChecks';
import { MenuChoice } from './MenuChoice';
import { MenuItem, MenuLink } from './MenuItem';
import { Button, Text } from '../styled/styledParts';

function ProfileChoice() {
  const [profile, setProfile] = useState('personal');
  return (
    <MenuChoice
      label="My Profiles"
      value={profile}
      onChange={setProfile}
      options={[
        { value: 'personal', label: 'Personal', media: <PersonAvatar name="Maya Thornton" size="sm" /> },
        {
          value: 'club',
          label: 'Harbour Strength Club',
          description: 'Harbour Quay',
          media: <PersonAvatar name="Harbour Club" size="sm" />,
        },
      ]}
    />
  );
}

function CategoryChecks() {
  const [values, setValues] = useState<ReadonlySet<string>>(new Set(['power']));
  const handleToggle = (value: string) =>
    setValues(new Set(values.has(value) ? [...values].filter((one) => one !== value) : [...values, value]));
  return (
    <MenuChecks
      label="Category"
      values={values}
      onToggle={handleToggle}
      options={[
        { value: 'beginners', label: 'Beginners' },
        { value: 'power', label: 'Power' },
        { value: 'muscle-gain', label: 'Muscle Gain', description: 'With a second line' },
      ]}
    />
  );
}

const trigger = (label: string) => (
  <Button>
    {label}
    <ChevronDown aria-hidden="true" />
  </Button>
);

export const showcase: Showcase = {
  of: [
    'Menu',
    'MenuItem',
    'MenuLink',
    'MenuChoice',
    'MenuChecks',
    'MenuGroup',
    'MenuHeader',
    'MenuSeparator',
  ],
  group: 'Overlays',
  about: 'Actions that need not be seen all the time. Arrows, first letters and Escape work.',
  states: [
    {
      name: 'Actions: with icons, disabled, dangerous',
      sample: (
        <Menu trigger={trigger('Exercise')} placement="bottom-start">
          <MenuGroup label="Bench Press">
            <MenuItem icon={<Pencil />}>Edit</MenuItem>
            <MenuItem icon={<Copy />} isDisabled>
              Duplicate
            </MenuItem>
          </MenuGroup>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} isDanger>
            Delete exercise
          </MenuItem>
        </Menu>
      ),
    },
    {
      name: 'A choice, with a header and a link',
      sample: (
        <Menu trigger={trigger('Profile')} placement="bottom-start">
          <MenuHeader>
            <Text fontWeight="semibold">Maya Thornton</Text>
            <Text size="sm" tone="muted">
              trainer@formline.test
            </Text>
          </MenuHeader>
          <MenuSeparator />
          <ProfileChoice />
          <MenuSeparator />
          <MenuLink>
            <a href="#menu">View plans</a>
          </MenuLink>
        </Menu>
      ),
    },
    {
      name: 'Several of several',
      sample: (
        <Menu trigger={trigger('Category')} placement="bottom-start">
          <CategoryChecks />
        </Menu>
      ),
    },
  ],
};
