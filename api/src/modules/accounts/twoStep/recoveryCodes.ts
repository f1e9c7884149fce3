import { randomInt } from 'node:crypto';
import { hashToken } from '../credentials/tokenSecrets';

export const RECOVERY_CODES = 10;
/** Letters and digits that are not taken for each other: 32, so that sixteen of them hold 80 bits. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** New codes as they are shown: `k7pq-…`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

/** What is stored of a code. */
export const hashRecoveryCode = (code: string): string => hashToken(code.toLowerCase());

const newCode = (): string => Array.from({ length: GROUPS }, newGroup).join('-');

const newGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
