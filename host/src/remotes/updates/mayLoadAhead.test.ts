import { mayLoadAhead } from './mayLoadAhead';

it.each([
  [undefined, true],
  [{ saveData: false, effectiveType: '4g' }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: '2g' }, false],
  [{ saveData: false, effectiveType: 'slow-2g' }, false],
])('on a line of %j loading ahead is %s', (connection, isAllowed) => {
  expect(mayLoadAhead(connection)).toBe(isAllowed);
});
