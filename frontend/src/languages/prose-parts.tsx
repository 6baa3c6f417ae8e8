import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../shared/paths';

/** A link to a page of the app. */
export const To = ({ path, children }: { path: string; children: ReactNode }) => (
  <Link to={path}>{children}</Link>
);

/** A link to a care guide. */
export const Guide = ({ slug, children }: { slug: string; children: ReactNode }) => (
  <Link to={paths.guide(slug)}>{children}</Link>
);

interface SourcesProps {
  title: string;
  /** What it is called, its address, and the language of its name, where that is another than the text’s. */
  of: [name: string, address: string, lang?: string][];
}

/** Where the facts of an article can be read, each with its address. */
export const Sources = ({ title, of }: SourcesProps) => (
  <>
    <h2>{title}</h2>
    <ul>
      {of.map(([name, address, lang]) => (
        <li key={address}>
          <a href={address} lang={lang} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  </>
);
