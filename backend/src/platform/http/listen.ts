import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../config/config.js';

/** Listens on HOST and PORT and returns the address. */
export async function listen(app: NestFastifyApplication, config: Config): Promise<string> {
  await app.listen(config.PORT, config.HOST);
  return config.publicUrl;
}
