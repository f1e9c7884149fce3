import axios from 'axios';

export { isCancel } from 'axios';

const CALL_TIMEOUT_MS = 30_000;

export const http = axios.create({
  timeout: CALL_TIMEOUT_MS,
  withCredentials: true,
  validateStatus: () => true,
});
