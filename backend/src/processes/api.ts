import { AppModule } from '../app.module.js';
import { createHttpApp } from '../http-app.js';
import { listen } from '../platform/http/listen.js';
import { cannotStart, loadConfig } from '../platform/config/load-config.js';
import { endWithParent } from '../platform/process.js';

const config = loadConfig();
const app = await createHttpApp(AppModule.with(config), config).catch(cannotStart);
app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
const url = await listen(app, config).catch(cannotStart);
endWithParent();
process.send?.({ ready: true, url });
