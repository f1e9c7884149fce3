import { isIntroSeen, markIntroSeen } from './seenIntros';

it('stores the names that open tabs of former releases know', () => {
  markIntroSeen('oneRepMax');
  markIntroSeen('maxHeartRate');
  expect(isIntroSeen('oneRepMax')).toBe(true);
  expect(isIntroSeen('bmi')).toBe(false);
  expect(Object.values(localStorage).join()).toContain('["ONE_RM","MHR"]');
});
