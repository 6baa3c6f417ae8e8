import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';

const tBlog = texts('blog');

export const articleNotFound = () => new DomainError('not-found', 'article-not-found', tBlog('noArticle'));
