import {
  idsParameter,
  readId,
  readIds,
  readListViewState,
  withParameters,
  writeListViewState,
} from './listViewState';

const params = (query: string) => new URLSearchParams(query);

it('reads search and order', () => {
  expect(readListViewState(params('search=+squat+&sort=mostRecent'))).toEqual({
    search: 'squat',
    order: 'mostRecent',
  });
});

it('takes a search that is too long for none', () => {
  expect(readListViewState(params(`search=${'a'.repeat(201)}`)).search).toBe('');
});

it('writes what it reads and keeps what it does not know', () => {
  const viewState = { search: 'a & b', order: 'mostRecent' } as const;
  const written = writeListViewState(params('other=1'), viewState);
  expect(readListViewState(written)).toEqual(viewState);
  expect(writeListViewState(written, { search: '', order: 'name' }).toString()).toBe('other=1');
});

it.each(['', 'id=', 'id=1e3', 'id=0', 'id=-2', 'id=new'])('reads no id from "%s"', (query) => {
  expect(readId(params(query), 'id')).toBeNull();
});

it('reads each id of a list once and leaves out what is none', () => {
  expect(readId(params('id=12'), 'id')).toBe(12);
  expect(readIds(params('ids=3,x,5,3,'), 'ids')).toEqual([3, 5]);
});

it('writes ids so that they are read again, and none as nothing', () => {
  const written = withParameters(params('ids=9'), { ids: idsParameter([3, 5]) });
  expect(readIds(written, 'ids')).toEqual([3, 5]);
  expect(withParameters(written, { ids: idsParameter([]) }).toString()).toBe('');
});
