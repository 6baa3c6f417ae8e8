import fern from 'drawn/fern.svg';
import { useLocation } from 'react-router-dom';
import { paths } from '../shared/paths';
import { EmptyState } from '../shared/ui/empty-state';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';

const parts: Record<string, { title: string; text: string }> = {
  [paths.blog]: {
    title: 'Plant Care Blog',
    text: 'Articles on recognising plants and caring for them will appear here. None is ready yet.',
  },
};

/** A placeholder for a part of the app that is not built yet, and says which one it will be. */
export function ComingPage() {
  const { title, text } = parts[`/${useLocation().pathname.toLowerCase().split('/')[1]}`]!;
  return (
    <Page title={title}>
      <EmptyState
        title="Coming soon"
        drawing={fern}
        actions={
          <LinkButton to={paths.home} icon="back">
            Back to home
          </LinkButton>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </Page>
  );
}
