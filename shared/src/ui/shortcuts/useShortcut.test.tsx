import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keyCaps, matchesKeys } from './shortcutKeys';
import { setSingleKeysOn } from './shortcutRegistry';
import { useShortcut, useShortcuts } from './useShortcut';

const handleHelp = jest.fn();
const handlePalette = jest.fn();

function Shortcuts({ isOnScreen = true }: { readonly isOnScreen?: boolean }) {
  useShortcut({ keys: '?', label: 'List the shortcuts', scope: 'everywhere', run: handleHelp });
  useShortcut({ keys: 'mod+k', label: 'Go to', scope: 'everywhere', run: handlePalette });
  useShortcut(isOnScreen ? { keys: 'ArrowUp ArrowDown', label: 'Between clients', scope: 'screen' } : null);
  return (
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Tick" />
      <ul>
        {useShortcuts().map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </>
  );
}

afterEach(() => {
  setSingleKeysOn(true);
  jest.clearAllMocks();
});

const counts = () => ({ help: handleHelp.mock.calls.length, palette: handlePalette.mock.calls.length });
const press = async (keys: string) => {
  await userEvent.keyboard(keys);
  return counts();
};

it('runs what a key stands for and lists it while it stands', async () => {
  const { rerender } = render(<Shortcuts />);
  expect(await press('?')).toEqual({ help: 1, palette: 0 });
  expect(await press('{Control>}k{/Control}')).toEqual({ help: 1, palette: 1 });
  expect(await press('{Meta>}k{/Meta}')).toEqual({ help: 1, palette: 2 });
  expect(screen.getByText('Between clients')).toBeVisible();
  rerender(<Shortcuts isOnScreen={false} />);
  expect(screen.queryByText('Between clients')).not.toBeInTheDocument();
});

it.each(['k', '{Control>}{Shift>}k{/Shift}{/Control}', '{Control>}{Alt>}k{/Alt}{/Control}', '{Alt>}?{/Alt}'])(
  'leaves %s alone',
  async (keys) => {
    render(<Shortcuts />);
    expect(await press(keys)).toEqual({ help: 0, palette: 0 });
  },
);

it('leaves single keys to whoever types, and takes those with Control', async () => {
  render(<Shortcuts />);
  await userEvent.click(screen.getByRole('textbox'));
  expect(await press('?')).toEqual({ help: 0, palette: 0 });
  expect(screen.getByRole('textbox')).toHaveValue('?');
  expect(await press('{Control>}k{/Control}')).toEqual({ help: 0, palette: 1 });
  await userEvent.click(screen.getByRole('checkbox'));
  expect(await press('?')).toEqual({ help: 1, palette: 1 });
});

it.each(['dialog', 'alertdialog', 'menu'])('does nothing while a %s is open', async (role) => {
  render(
    <>
      <Shortcuts />
      <div role={role} data-state="open" />
    </>,
  );
  expect(await press('?{Control>}k{/Control}')).toEqual({ help: 0, palette: 0 });
});

it('turns single keys off for people who speak to their computer', async () => {
  render(<Shortcuts />);
  act(() => setSingleKeysOn(false));
  expect(await press('?{Control>}k{/Control}')).toEqual({ help: 0, palette: 1 });
});

it('hears a held key once and gives way to what has taken the key', () => {
  render(<Shortcuts />);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, repeat: true });
  const taken = new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true });
  taken.preventDefault();
  document.body.dispatchEvent(taken);
  expect(counts()).toEqual({ help: 0, palette: 0 });
});

it('says what stands on the keys', () => {
  expect(keyCaps('mod+k', false)).toEqual(['Ctrl', 'K']);
  expect(keyCaps('mod+k', true)).toEqual(['⌘', 'K']);
  expect(keyCaps('mod+shift+z', false)).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(keyCaps('ArrowUp Home', false)).toEqual(['↑', 'Home']);
});

it.each([
  ['a Cyrillic layout', { key: 'л', code: 'KeyK', ctrlKey: true }],
  ['a Greek layout', { key: 'κ', code: 'KeyK', metaKey: true }],
  ['Caps Lock', { key: 'K', code: 'KeyK', ctrlKey: true }],
  ['a layout that has the letter elsewhere', { key: 'k', code: 'KeyT', ctrlKey: true }],
])('knows a key of %s', (_, pressed) => {
  render(<Shortcuts />);
  fireEvent.keyDown(document.body, pressed);
  expect(counts()).toEqual({ help: 0, palette: 1 });
});

it.each([
  ['Caps Lock', { key: 'N', code: 'KeyN' }, true],
  ['a Cyrillic layout', { key: 'т', code: 'KeyN' }, true],
  ['a layout that has another letter there', { key: 'b', code: 'KeyN' }, false],
])('knows a single key of %s', (_, pressed, isMeant) => {
  expect(matchesKeys(new KeyboardEvent('keydown', pressed), 'n')).toBe(isMeant);
});

it('passes over what a browser sends when it fills in a field', () => {
  render(<Shortcuts />);
  fireEvent(screen.getByRole('textbox'), new Event('keydown', { bubbles: true }));
  fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK' });
  expect(counts()).toEqual({ help: 0, palette: 0 });
});
