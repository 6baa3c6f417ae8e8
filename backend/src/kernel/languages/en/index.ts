import http from './http.js';

/** Every text of the server, by module. */
const en = {
  http,
} as const;
export type English = typeof en;
export default en;
