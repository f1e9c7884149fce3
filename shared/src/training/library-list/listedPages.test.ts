import { listedPages, onceEach } from './listedPages';

const page = (ids: readonly number[], total?: number) => ({ rows: ids.map((id) => ({ id })), total });
const listed = (...pages: readonly ReturnType<typeof page>[]) => listedPages(pages, ({ rows }) => rows);

it('has the rows of all pages once each, and the number the newest page says', () => {
  expect(listed(page([1, 2], 5), page([2, 3], 4))).toEqual({
    items: [{ id: 1 }, { id: 2 }, { id: 3 }],
    total: 4,
  });
});

it('knows no number of its own once the last page is there', () => {
  expect(listed(page([1, 2], 3), page([3])).total).toBeUndefined();
});

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
