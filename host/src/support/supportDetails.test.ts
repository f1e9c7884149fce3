import { buildCurrentUser } from '@formline/shared/testing/builders';
import { supportDetailsOf } from './supportDetails';

const permission = (name: string) => ({ permission_type: 'edge', name, expiration_at: null });

it('hides email and name, which are known, and tells the rest of a ticket', () => {
  const user = buildCurrentUser({
    id: 12,
    ua_guid: 'guid-1',
    ua_id: 34,
    subscription_expiration_date: '2027-01-01T00:00:00.000Z',
    permissions: [permission('edge_trainer_foundation'), permission('edge_trainer_pro')],
  });
  expect(supportDetailsOf({ user, isManager: false })).toEqual({
    fields: {
      email: { value: 'tara@formline.test', isHidden: true },
      name: { value: 'Tara Quill', isHidden: true },
    },
    customFields: {
      user_id: '12',
      ua_guid: 'guid-1',
      ua_id: '34',
      role: 'Trainer',
      subscription_expiration: '2027-01-01T00:00:00.000Z',
      permissions: 'edge_trainer_foundation\nedge_trainer_pro',
    },
  });
});

it('leaves empty what is not known', () => {
  const user = buildCurrentUser({ subscription_expiration_date: null });
  expect(supportDetailsOf({ user, isManager: false }).customFields).toMatchObject({
    ua_guid: '',
    ua_id: '',
    subscription_expiration: '',
    permissions: '',
  });
});

it.each([
  ['trainer', false, 'Trainer'],
  ['client', false, 'Client'],
  ['trainer', true, 'Club Connect Manager'],
] as const)('calls a %s (manager: %s) %s', (formline_role, isManager, label) => {
  const user = buildCurrentUser({ formline_role });
  expect(supportDetailsOf({ user, isManager }).customFields.role).toBe(label);
});
