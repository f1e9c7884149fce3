import { ApiError } from '../api-client/apiClient';
import { errorCodes } from '../contracts/errorCodes';
import { isRefusedGrant } from './refreshToken';

const FOREIGN = errorCodes.unexpected;

it.each([
  [401, errorCodes.unauthenticated, true],
  [400, errorCodes.invalidInput, true],
  // A proxy or a firewall has no code of ours.
  [401, FOREIGN, true],
  [403, FOREIGN, true],
  [400, FOREIGN, false],
  [429, errorCodes.rateLimited, false],
  [502, FOREIGN, false],
  [0, errorCodes.unavailable, false],
])('tells whether %i with code %i is a refusal: %p', (status, code, isRefused) => {
  expect(isRefusedGrant(new ApiError(status, { message: '', code }))).toBe(isRefused);
});
