import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArticleViewRepository } from './article-view.repository.js';
import { ArticleViewSchema } from './article-view.schema.js';
import { BlogController } from './blog.controller.js';
import { BlogService } from './blog.service.js';

/** How often the articles of the blog were read. */
@Module({
  imports: [TypeOrmModule.forFeature([ArticleViewSchema])],
  controllers: [BlogController],
  providers: [ArticleViewRepository, BlogService],
})
export class BlogModule {}
