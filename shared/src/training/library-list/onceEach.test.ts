import { onceEach } from './onceEach';

it('shows a row once that moved to a later page between two calls, as that page has it', () => {
  const rows = [
    { id: 1, name: 'Row' },
    { id: 2, name: 'Plank' },
    { id: 1, name: 'Seated row' },
  ];
  expect(onceEach(rows)).toEqual([
    { id: 1, name: 'Seated row' },
    { id: 2, name: 'Plank' },
  ]);
});
