import { paths } from '../../shared/paths';
import { Banner } from '../../shared/ui/banner';
import { LinkButton } from '../../shared/ui/link-button';

/** Says that a question of the member has been answered, by an expert or by the AI, and leads to the answer. */
export const AnswerNotice = () => (
  <Banner
    title="Your question has been answered"
    action={
      <LinkButton to={paths.community} look="secondary" icon="chat">
        Read the answer
      </LinkButton>
    }
  >
    <p>It is in the community, below your question.</p>
  </Banner>
);
