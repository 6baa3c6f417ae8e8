import { NestFactory } from '@nestjs/core';
import { cannotStart, loadConfig } from '../platform/config/load-config.js';
import { createLog, NestLogger } from '../platform/http/logger.js';
import { endWithParent } from '../platform/process.js';
import { Telemetry } from '../platform/telemetry/telemetry.js';
import { WorkerAppModule } from '../worker-app.module.js';

const config = loadConfig();
const telemetry = await Telemetry.start(config, 'worker').catch(cannotStart);
const logger = new NestLogger(createLog(config.LOG_LEVEL));
const app = await NestFactory.createApplicationContext(WorkerAppModule.with(config), {
  logger,
  abortOnError: false,
}).catch(cannotStart);
telemetry.attach(app);
app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
endWithParent();
process.send?.({ ready: true });
