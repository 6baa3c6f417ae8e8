import { killsUnderLoad, killsInMidJob } from './kills.mjs';
import { identifications, logins } from './limits.mjs';
import { proxy } from './proxy.mjs';
import { rollingRestart } from './rolling-restart.mjs';
import { sessions } from './sessions.mjs';
import { chatStreams, identificationStreams } from './streams.mjs';
import { uploads } from './uploads.mjs';

/**
 * What must hold where several APIs and workers share the work: by its name, what it says and how it is tried. Each `check` takes
 * a Topology and answers its figures; `isGood` says whether it held.
 */
export const CHECKS = {
  sessions: { says: 'an account and a session of one API are known to the other', check: sessions },
  identifications: {
    says: 'five free identifications are charged, however they race',
    check: identifications,
  },
  logins: { says: 'wrong passwords are counted together', check: logins },
  'identification-stream': {
    says: 'a stream of either API hears of the work of any worker',
    check: identificationStreams,
  },
  'chat-stream': { says: 'so does a stream of a reply in the chat', check: chatStreams },
  uploads: { says: 'an upload link of one API is taken by the other', check: uploads },
  proxy: { says: 'the proxy compresses, caches, and hides what is for the operator', check: proxy },
  restart: { says: 'a rolling restart under load loses nothing', check: rollingRestart },
  'kill-in-mid-job': {
    says: 'what a killed worker had begun is done once, by another one',
    check: killsInMidJob,
  },
  'kill-under-load': { says: 'workers killed under load lose and double nothing', check: killsUnderLoad },
};
