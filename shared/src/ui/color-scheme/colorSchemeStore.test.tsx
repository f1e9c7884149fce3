import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COLOR_SCHEME_COOKIE } from '../../domain/accounts/colorScheme';
import { UiProvider } from '../provider/UiProvider';
import { useColorScheme } from './colorSchemeStore';

const schemesOfPage = () => document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content;
const writeCookie = (value: string, seconds: number) => {
  document.cookie = `${COLOR_SCHEME_COOKIE}=${value}; path=/; max-age=${seconds}`;
};

afterEach(() => writeCookie('', 0));

function SchemeButtons() {
  const { choice, choose } = useColorScheme();
  return (
    <>
      <output>{choice}</output>
      <button type="button" onClick={() => choose('dark')}>
        Dark
      </button>
      <button type="button" onClick={() => choose('system')}>
        System
      </button>
    </>
  );
}

it('remembers the choice and draws the page by it', async () => {
  render(<SchemeButtons />, { wrapper: UiProvider });
  expect(schemesOfPage()).toBe('light dark');
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(screen.getByRole('status')).toHaveTextContent('dark');
  expect(document.cookie).toContain(`${COLOR_SCHEME_COOKIE}=dark`);
  expect(schemesOfPage()).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'System' }));
  expect(document.cookie).not.toContain(COLOR_SCHEME_COOKIE);
  expect(schemesOfPage()).toBe('light dark');
});

it('draws by the remembered choice though the server did not know it', () => {
  writeCookie('dark', 60);
  render(<UiProvider>Clients</UiProvider>);
  expect(schemesOfPage()).toBe('dark');
});

it('takes over what was chosen in another tab when this one is looked at', () => {
  const { result } = renderHook(useColorScheme);
  writeCookie('light', 60);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(result.current.choice).toBe('light');
  expect(schemesOfPage()).toBe('light');
});
