import { randomInt } from 'node:crypto';
import { hashToken } from '../credentials/tokenSecrets';

export const RECOVERY_CODES = 10;
/** 32 characters without look-alikes, so sixteen of them hold 80 bits. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

export const hashRecoveryCode = (code: string): string => hashToken(code.toLowerCase());

const newCode = (): string => Array.from({ length: GROUPS }, newGroup).join('-');

const newGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
