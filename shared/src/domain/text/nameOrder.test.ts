import { nameOrder } from './foldText';

it('orders names as people look them up', () => {
  expect(['Team 10', 'émile', 'Zoe', 'team 2', 'Emma'].sort(nameOrder)).toEqual([
    'émile',
    'Emma',
    'team 2',
    'Team 10',
    'Zoe',
  ]);
});
