import type { LanguagePack } from '../catalogue.js';
import type { English } from '../en/index.js';
import http from './http.js';

const de: LanguagePack<English> = {
  http,
};
export default de;
