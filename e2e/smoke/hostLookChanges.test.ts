import { hostLookChanges } from './hostLookChanges';

const styleSheet = 'https://site.example/remotes/mf-groups/1/page.css';
const look = (
  styles: Record<string, string>,
  rules: { styleSheet: string | null; selector: string }[] = [],
) => ({
  styles,
  rules,
});

it('tells what of the host looks otherwise', () => {
  const changes = hostLookChanges(look({ 'body color': 'black' }), look({ 'body color': 'red' }));
  expect(changes).toEqual(['body color was black and is red']);
});

it('does not compare what was not there before', () => {
  expect(hostLookChanges(look({}), look({ 'header color': 'red' }))).toEqual([]);
});

it('tells each rule that came and reaches out of the region once', () => {
  const rules = [
    { styleSheet, selector: 'a' },
    { styleSheet, selector: 'a' },
    { styleSheet: null, selector: 'body' },
  ];
  const changes = hostLookChanges(look({}), look({}, rules));
  expect(changes).toEqual(['a of /remotes/mf-groups/1/page.css', 'body of a style element']);
});

it('lets rules pass that were there, that are of parts of the kit, or that are the host’s', () => {
  const before = [{ styleSheet: null, selector: 'html' }];
  const later = [
    { styleSheet: null, selector: '.css-1abc:is(:hover, :focus), .css-1abc > a' },
    { styleSheet: null, selector: '.person-avatar' },
    { styleSheet: 'https://site.example/host/1/dialogs.css', selector: 'body' },
  ];
  expect(hostLookChanges(look({}, before), look({}, [...before, ...later]))).toEqual([]);
});

it('minds a rule of the remote’s own file that takes hold of a part of the host by its class', () => {
  const rules = [{ styleSheet, selector: '.person-avatar' }];
  expect(hostLookChanges(look({}), look({}, rules))).toEqual([
    '.person-avatar of /remotes/mf-groups/1/page.css',
  ]);
});

it('minds a rule for all links beside one of a component', () => {
  const rules = [{ styleSheet: null, selector: '.css-1abc, a' }];
  expect(hostLookChanges(look({}), look({}, rules))).toHaveLength(1);
});
