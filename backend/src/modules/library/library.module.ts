import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Catalogue } from './catalogue.js';
import { Drawings } from './drawings.js';
import { GuidesController } from './guides.controller.js';
import { LibraryPlantSchema } from './library-plant.schema.js';
import { LibraryController } from './library.controller.js';
import { LibraryRepository } from './library.repository.js';
import { PlantKeyController } from './plant-key.controller.js';
import { PicturesController } from './pictures.controller.js';
import { Pictures } from './pictures.js';
import { LibraryVersionSchema, PlantNameSchema, PlantWordSchema } from './plant-name.schema.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([LibraryPlantSchema, LibraryVersionSchema, PlantNameSchema, PlantWordSchema]),
  ],
  controllers: [GuidesController, LibraryController, PicturesController, PlantKeyController],
  providers: [Catalogue, Drawings, LibraryRepository, Pictures],
  exports: [LibraryRepository],
})
export class LibraryModule {}
