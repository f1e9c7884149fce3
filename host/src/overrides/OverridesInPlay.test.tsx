import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { parseSiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { signOut } from '@formline/shared/session';
import { setSiteConfig } from '@formline/shared/site-config';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { UiProvider } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropOverrides, letOriginsIn, storeOverrides, openOverrides } from '../remotes/registry/override';
import { buildRegistryEntry } from '../testing/registryOf';
import { loadAfresh } from './loadAfresh';
import { overridesTexts } from './overrides.texts';
import { OverridesInPlay } from './OverridesInPlay';
import { applyOverrides, wantsOtherOrigin } from './applyOverrides';
import { overrideRecord } from './takeOverrides';

jest.mock('./loadAfresh');
jest.mock('./applyOverrides');

const override = { remote: 'mf-a', build: buildRegistryEntry('mf-a'), origin: null };
const config = parseSiteConfig({ environment: 'staging' });

async function signInAsStaff(isStaff: boolean) {
  const api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  await signInAs(api, buildCurrentUser({ is_staff: isStaff }));
}

const show = () =>
  render(
    <UiProvider>
      <OverridesInPlay />
    </UiProvider>,
  );

beforeEach(async () => {
  setSiteConfig(config);
  jest.mocked(loadAfresh).mockClear();
  jest.mocked(applyOverrides).mockClear();
  jest.mocked(wantsOtherOrigin).mockReset();
  await signInAsStaff(true);
  dropOverrides();
  overrideRecord.clear();
});

describe('what an address asked for', () => {
  beforeEach(() => {
    overrideRecord.write({ requests: ['mf-a@1.0.0'] });
    jest.mocked(applyOverrides).mockResolvedValue({ granted: [override], refusals: [] });
  });

  it('is kept for the page that is then loaded', async () => {
    show();
    await waitFor(() => expect(loadAfresh).toHaveBeenCalled());
    expect(applyOverrides).toHaveBeenCalledWith(['mf-a@1.0.0'], { isAllowed: true, config });
    openOverrides(config);
    cleanup();
    show();
    expect(screen.getByRole('complementary')).toHaveTextContent('mf-a 1.0.0-abcd');
    expect(overrideRecord.exists()).toBe(false);
  });

  it('waits while nobody is signed in, and is settled by who signs in', async () => {
    signOut();
    show();
    expect(applyOverrides).not.toHaveBeenCalled();
    await act(() => signInAsStaff(false));
    expect(applyOverrides).toHaveBeenCalledWith(['mf-a@1.0.0'], { isAllowed: false, config });
  });

  it('is loaded again before another origin is asked, and then settled', async () => {
    overrideRecord.write({ requests: ['mf-a@http://localhost:3101/'] });
    jest.mocked(wantsOtherOrigin).mockReturnValue(true);
    openOverrides(config, true);
    show();
    expect(loadAfresh).toHaveBeenCalledTimes(1);
    expect(document.cookie).toContain('formline_override=1');
    expect(applyOverrides).not.toHaveBeenCalled();
    cleanup();
    openOverrides(config, true);
    show();
    await waitFor(() => expect(applyOverrides).toHaveBeenCalled());
  });

  it.each([
    ['the page it was asked for in is still there', () => undefined],
    [
      'another tab ends the permission meanwhile',
      () => {
        letOriginsIn(false);
        openOverrides(config, true);
      },
    ],
  ])('is loaded again and not refused, also when %s', (_when, happen) => {
    overrideRecord.write({ requests: ['mf-a@http://localhost:3101/'] });
    jest.mocked(wantsOtherOrigin).mockReturnValue(true);
    openOverrides(config, true);
    show();
    cleanup();
    happen();
    show();
    expect(loadAfresh).toHaveBeenCalledTimes(2);
    expect(document.cookie).toContain('formline_override=1');
    expect(applyOverrides).not.toHaveBeenCalled();
  });

  it('is said when it is refused, and nothing else happens', async () => {
    jest.mocked(applyOverrides).mockResolvedValue({ granted: [], refusals: ['It was not used.'] });
    const say = jest.spyOn(notify, 'error').mockReturnValue();
    show();
    await waitFor(() => expect(say).toHaveBeenCalledWith('It was not used.'));
    expect(loadAfresh).not.toHaveBeenCalled();
  });
});

describe('what is on', () => {
  beforeEach(() => {
    storeOverrides([override, { ...override, remote: 'mf-b', origin: 'http://localhost:3101' }]);
    openOverrides(config);
  });

  it('is named in a corner, also that nothing vouches for another origin, and ends by a click', async () => {
    show();
    const badge = screen.getByRole('complementary', { name: overridesTexts.label });
    expect(badge).toHaveTextContent(overridesTexts.from('http://localhost:3101'));
    await userEvent.click(screen.getByRole('button', { name: overridesTexts.resetLabel }));
    expect(loadAfresh).toHaveBeenCalled();
    openOverrides(config);
    cleanup();
    show();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('ends with the sign-in', () => {
    jest.useFakeTimers();
    show();
    act(() => signOut());
    act(() => jest.runOnlyPendingTimers());
    expect(loadAfresh).toHaveBeenCalled();
    jest.useRealTimers();
    openOverrides(config);
    cleanup();
    show();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('ends with the sign-in also when somebody signs in at once', async () => {
    show();
    act(() => signOut());
    await act(() => signInAsStaff(true));
    await waitFor(() => expect(loadAfresh).toHaveBeenCalled(), { timeout: 3_000 });
  });
});
