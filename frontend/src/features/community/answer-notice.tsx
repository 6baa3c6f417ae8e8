import { paths } from '../../shared/paths';
import { Banner } from '../../shared/ui/banner';
import { LinkButton } from '../../shared/ui/link-button';

/** Says that an expert has answered a question of the member, and leads to the answer. */
export const AnswerNotice = () => (
  <Banner
    title="An expert has answered your question"
    action={
      <LinkButton to={paths.community} look="secondary" icon="chat">
        Read the answer
      </LinkButton>
    }
  >
    <p>You find it in the community, below your question.</p>
  </Banner>
);
