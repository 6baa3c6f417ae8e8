import type { LanguagePack } from '../catalogue.js';
import type { English } from '../en/index.js';
import assistant from './assistant.js';
import assistantApp from './assistantApp.js';
import assistantHelp from './assistantHelp.js';
import auth from './auth.js';
import billing from './billing.js';
import blog from './blog.js';
import chat from './chat.js';
import community from './community.js';
import contact from './contact.js';
import dataTransfer from './dataTransfer.js';
import device from './device.js';
import garden from './garden.js';
import household from './household.js';
import http from './http.js';
import identification from './identification.js';
import library from './library.js';
import lookAlikes from './lookAlikes.js';
import mailbox from './mailbox.js';
import photos from './photos.js';
import propagation from './propagation.js';
import reminders from './reminders.js';
import time from './time.js';
import tips from './tips.js';
import treatment from './treatment.js';

const es: LanguagePack<English> = {
  assistant,
  assistantApp,
  assistantHelp,
  auth,
  billing,
  blog,
  chat,
  community,
  contact,
  dataTransfer,
  device,
  garden,
  household,
  http,
  identification,
  library,
  lookAlikes,
  mailbox,
  photos,
  propagation,
  reminders,
  time,
  tips,
  treatment,
};
export default es;
