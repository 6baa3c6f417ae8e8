// `npm start`: installs what is missing, builds what is stale, and starts everything on one machine.
import { build, install } from './lib.mjs';

install();
console.log('Building what has changed …');
build();
await import('../backend/dist/embedded.js');
