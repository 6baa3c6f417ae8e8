import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/access.js';
import { Answers, Problems } from '../../platform/http/contract.js';
import { BlogService } from './blog.service.js';
import { articleNotFound } from './domain/blog.errors.js';

export class ArticleViewsDto {
  @ApiProperty({ description: 'One for each household and day', example: 128 }) views: number;
}

@ApiTags('blog')
@Controller('api/blog')
export class BlogController {
  constructor(private readonly blog: BlogService) {}

  /** From our own pages only, as every change: a link elsewhere counts nothing. */
  @Public()
  @Post(':slug/views')
  @HttpCode(200)
  @ApiParam({ name: 'slug', example: 'plant-disease-detection-ai-technology' })
  @Problems(articleNotFound)
  @Answers(200, ArticleViewsDto, 'Notes that an article is read, and how often it was')
  async countArticleView(
    @Param('slug') slug: string,
    @Req() { ip }: FastifyRequest,
  ): Promise<ArticleViewsDto> {
    return { views: await this.blog.countView(slug, ip) };
  }
}
