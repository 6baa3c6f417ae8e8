import { Global, Module } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { LibraryModule, LibraryRepository } from '../library/index.js';
import { PhotosModule } from '../photos/index.js';
import { LocalPlantIdentifier } from './adapters/local.plant-identifier.js';
import { remoteIdentifier } from './adapters/remote-identifier.js';
import { IdentificationModule } from './identification.module.js';
import { IdentificationWork } from './identification.work.js';
import { BuiltInIdentifier } from './ports/built-in-identifier.js';
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
    const provider = config.identificationProvider;
    if (provider === 'local') return builtIn;
    const remote = await remoteIdentifier(provider, config);
    const { SecondOpinionIdentifier } = await import('./adapters/second-opinion.plant-identifier.js');
    return new SecondOpinionIdentifier(remote, builtIn);
  },
};

const builtIn = { provide: BuiltInIdentifier, useExisting: LocalPlantIdentifier };

/** Identifies plants. Only workers have this module; the plant expert looks at photos with its built-in identifier. */
@Global()
@Module({
  imports: [ActivityModule, AuthModule, LibraryModule, IdentificationModule, PhotosModule],
  providers: [IdentificationWork, local, builtIn, chosen],
  exports: [BuiltInIdentifier],
})
export class IdentificationWorkModule {}
