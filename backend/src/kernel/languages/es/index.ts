import type { LanguagePack } from '../catalogue.js';
import type { English } from '../en/index.js';
import http from './http.js';

const es: LanguagePack<English> = {
  http,
};
export default es;
