import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';

/** A link to a page of the app. */
export const To = ({ path, children }: { path: string; children: ReactNode }) => (
  <Link to={path}>{children}</Link>
);

/** A link to a care guide. */
export const Guide = ({ slug, children }: { slug: string; children: ReactNode }) => (
  <Link to={paths.guide(slug)}>{children}</Link>
);

/** Where the facts of an article can be read, each with its address. */
export const Sources = ({ of }: { of: [string, string][] }) => (
  <>
    <h2>Sources</h2>
    <ul>
      {of.map(([title, address]) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
        </li>
      ))}
    </ul>
  </>
);
