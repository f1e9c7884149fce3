import { type CommandSource, foundCommands } from './foundCommands';

const commands = (...labels: string[]) => labels.map((label) => ({ id: label, label, run: jest.fn() }));
const source = (label: string, isShownAtOnce: boolean, ...labels: string[]): CommandSource => ({
  label,
  isShownAtOnce,
  commands: commands(...labels),
});

const sources = [
  source('Pages', true, 'My Clients', 'My Groups'),
  source('Clients', false, 'Élodie Grant', 'Grace Kim', 'Hugo Lambert'),
  source('Actions', true, 'Log out'),
];

const found = (typed: string, all = sources) =>
  foundCommands(all, typed).map(({ label, items }) => [label, ...items.map((item) => item.label)]);

it('shows pages and actions before anything is typed', () => {
  expect(found(' ')).toEqual([
    ['Pages', 'My Clients', 'My Groups'],
    ['Actions', 'Log out'],
  ]);
});

it('puts what begins with the typed letters first, then words that do, and its kind at the top', () => {
  expect(found('gr')).toEqual([
    ['Clients', 'Grace Kim', 'Élodie Grant'],
    ['Pages', 'My Groups'],
  ]);
});

it('looks past case, accents and the order of the words', () => {
  expect(found('ELODIE')).toEqual([['Clients', 'Élodie Grant']]);
  expect(found('kim gra')).toEqual([['Clients', 'Grace Kim']]);
  expect(found('zzz')).toEqual([]);
});

it('forgives a mistake while nothing holds the words as they are typed', () => {
  expect(found('garce')).toEqual([['Clients', 'Grace Kim']]);
  expect(found('loguot')).toEqual([['Actions', 'Log out']]);
});

it('shows seven of a kind at most, and says so', () => {
  const [seven, ...others] = Array.from({ length: 900 }, (_, index) => `Client ${index}`);
  const many = [source('Clients', false, seven ?? '', ...others)];
  expect(found('client', many)[0]).toEqual([
    'Clients: the first 7. Type more to find others.',
    seven,
    ...others.slice(0, 6),
  ]);
  expect(found('client', [source('Clients', false, ...others.slice(0, 7))])[0]?.[0]).toBe('Clients');
});
