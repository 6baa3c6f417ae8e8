import { Module } from '@nestjs/common';
import { Catalogue } from './catalogue.js';
import { Drawings } from './drawings.js';
import { LibraryController } from './library.controller.js';
import { LibraryRepository } from './library.repository.js';

@Module({
  controllers: [LibraryController],
  providers: [Catalogue, Drawings, LibraryRepository],
  exports: [LibraryRepository],
})
export class LibraryModule {}
