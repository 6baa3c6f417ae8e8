import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';

/** What a visitor meets first. */
export function LandingPage() {
  return (
    <Page
      title="Which plant is this, and what does it need?"
      lead="Photograph a plant and learn its name, how it is doing and what to do next."
    >
      <p>
        <LinkButton to={paths.login}>Get Started</LinkButton>{' '}
        <LinkButton to={paths.login} look="secondary">
          Login
        </LinkButton>
      </p>
    </Page>
  );
}
