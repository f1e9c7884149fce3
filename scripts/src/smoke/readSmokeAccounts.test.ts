import { readSmokeAccounts } from './readSmokeAccounts';

const STAGING = 'https://staging.example';

it('takes the accounts of the environment, wherever the deployment is', () => {
  const environment = {
    SMOKE_USER: 'a@b.example',
    SMOKE_PASSWORD: 'one',
    SMOKE_MANAGER_USER: 'm@b.example',
    SMOKE_MANAGER_PASSWORD: 'two',
  };
  const accounts = {
    trainer: { user: 'a@b.example', password: 'one' },
    manager: { user: 'm@b.example', password: 'two' },
  };
  expect(readSmokeAccounts(environment, STAGING)).toEqual(accounts);
  expect(readSmokeAccounts(environment, 'http://localhost:3000')).toEqual(accounts);
});

it('tries the demo accounts on this machine and nowhere else', () => {
  expect(readSmokeAccounts({}, 'http://127.0.0.1:3000').trainer?.user).toBe('trainer@formline.test');
  expect(readSmokeAccounts({}, STAGING)).toEqual({ trainer: null, manager: null });
});

it('asks for the other half of an account without telling the one it has', () => {
  const read = () => readSmokeAccounts({ SMOKE_MANAGER_PASSWORD: 'secret' }, STAGING);
  expect(read).toThrow('Set both SMOKE_MANAGER_USER and SMOKE_MANAGER_PASSWORD, or neither.');
});
