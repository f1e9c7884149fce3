import type { CalculatorKind } from '@formline/shared/contracts/calculators/calculators';
import type { Client, CurrentUser } from '@formline/shared/contracts/people/users';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen } from '@testing-library/react';
import { LazyCalculatorDialog } from '../features/calculators/LazyCalculatorDialog';
import { markIntroSeen } from '../features/calculators/seenIntros';

/** 36 years old on 14 June 2026, 5 ft 9 in, 154 lb. */
export const theClient = buildClient({
  first_name: 'Ava',
  last_name: 'Stone',
  birth_date: '1990-06-10',
  gender: 'MALE',
  client_user: { height: 69, weight: 154 },
});

interface Opened {
  readonly kind: CalculatorKind;
  readonly person?: Client | CurrentUser;
  readonly units?: Pick<CurrentUser, 'unit_height' | 'unit_weight'>;
  readonly isManager?: boolean;
  readonly answers: (api: FakeApi) => void;
}

export async function openCalculator(opened: Opened) {
  const { kind, person = theClient, units, isManager = false, answers } = opened;
  const api = fakeApi();
  await signInAs(api, buildCurrentUser(units), { isManager });
  answers(api);
  markIntroSeen(kind);
  const onClose = jest.fn();
  const rendered = renderRoute(<LazyCalculatorDialog kind={kind} person={person} onClose={onClose} />, {
    path: '/',
  });
  await screen.findByRole('radio', { name: 'Calculate' });
  return { ...rendered, api, onClose };
}
