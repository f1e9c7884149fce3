import { Link } from '@formline/shared/routing';
import { Button } from '@formline/shared/ui/core';
import { Menu, MenuLink } from '@formline/shared/ui/overlays';
import { Clapperboard, ClipboardList, Plus } from 'lucide-react';
import { newWorkoutAddress } from './workoutAddresses';
import { workoutsTexts } from './workouts.texts';

const { open, workout, video } = workoutsTexts.create;

export function CreateWorkoutMenu() {
  return (
    <Menu
      trigger={
        <Button variant="primary" icon={<Plus />}>
          {open}
        </Button>
      }
    >
      <MenuLink>
        <Link to={newWorkoutAddress('workoutDetails')}>
          <ClipboardList aria-hidden="true" />
          {workout}
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to={newWorkoutAddress('videoWorkout')}>
          <Clapperboard aria-hidden="true" />
          {video}
        </Link>
      </MenuLink>
    </Menu>
  );
}
