import { memo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Link } from 'react-router-dom';
import { ownLink } from './own-link';
import styles from './messages.module.css';

/** What an answer may consist of. Everything else is shown as its text, or not at all: pictures, HTML, headings, forms. */
const ALLOWED = [
  'p',
  'a',
  'strong',
  'em',
  'del',
  'ul',
  'ol',
  'li',
  'code',
  'blockquote',
  'br',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

const components: Components = {
  a: ({ href, children }) => {
    const to = ownLink(href);
    return to ? <Link to={to}>{children}</Link> : <span>{children}</span>;
  },
  table: ({ children }) => (
    <div className={styles.table}>
      <table>{children}</table>
    </div>
  ),
};

/** An answer's Markdown, parsed only when it changes. It holds no HTML, fetches nothing, and links to our own pages alone. */
export const AnswerText = memo(({ text }: { text: string }) => (
  <Markdown
    remarkPlugins={[remarkGfm]}
    skipHtml
    allowedElements={ALLOWED}
    unwrapDisallowed
    urlTransform={(url) => ownLink(url) ?? ''}
    components={components}
  >
    {text}
  </Markdown>
));
AnswerText.displayName = 'AnswerText';
