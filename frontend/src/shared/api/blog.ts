export { useCountArticleViewMutation } from './generated/blog';
