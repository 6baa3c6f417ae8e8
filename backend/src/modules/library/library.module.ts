import { Module } from '@nestjs/common';
import { Catalogue } from './catalogue.js';
import { LibraryController } from './library.controller.js';
import { LibraryRepository } from './library.repository.js';

@Module({
  controllers: [LibraryController],
  providers: [Catalogue, LibraryRepository],
  exports: [LibraryRepository],
})
export class LibraryModule {}
