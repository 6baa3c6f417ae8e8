import { Module } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { LibraryModule, LibraryRepository } from '../library/index.js';
import { PhotosModule } from '../photos/index.js';
import { LocalPlantIdentifier } from './adapters/local.plant-identifier.js';
import { IdentificationModule } from './identification.module.js';
import { IdentificationWork } from './identification.work.js';
import { PlantIdentifier } from './ports/plant-identifier.js';

const local = {
  provide: LocalPlantIdentifier,
  inject: [LibraryRepository],
  useFactory: (library: LibraryRepository) =>
    new LocalPlantIdentifier((classes) => library.findByClass(classes)),
};

/** The built-in identifier alone, or a remote one with the built-in one as second opinion. */
const chosen = {
  provide: PlantIdentifier,
  inject: [Config, LocalPlantIdentifier],
  useFactory: async (config: Config, builtIn: LocalPlantIdentifier): Promise<PlantIdentifier> => {
    const remote = await remoteIdentifier(config);
    if (!remote) return builtIn;
    const { SecondOpinionIdentifier } = await import('./adapters/second-opinion.plant-identifier.js');
    return new SecondOpinionIdentifier(remote, builtIn);
  },
};

/** Loads only the provider in use, as each needs an SDK. */
async function remoteIdentifier(config: Config): Promise<PlantIdentifier | undefined> {
  const timeoutMs = config.IDENTIFICATION_TIMEOUT_S * 1000;
  switch (config.identificationProvider) {
    case 'anthropic': {
      const { AnthropicPlantIdentifier } = await import('./adapters/anthropic.plant-identifier.js');
      const { ANTHROPIC_API_KEY: apiKey = '', ANTHROPIC_MODEL: model, ANTHROPIC_BASE_URL: baseURL } = config;
      return new AnthropicPlantIdentifier({ apiKey, model, baseURL, timeoutMs });
    }
    case 'openai': {
      const { OpenaiPlantIdentifier } = await import('./adapters/openai.plant-identifier.js');
      const { OPENAI_API_KEY: apiKey = '', OPENAI_MODEL: model, OPENAI_BASE_URL: baseURL } = config;
      return new OpenaiPlantIdentifier({ apiKey, model, baseURL, timeoutMs });
    }
    case 'local':
      return undefined;
  }
}

/** Identifies plants. Only workers have this module. */
@Module({
  imports: [ActivityModule, AuthModule, LibraryModule, IdentificationModule, PhotosModule],
  providers: [IdentificationWork, local, chosen],
})
export class IdentificationWorkModule {}
