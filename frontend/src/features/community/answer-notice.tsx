import { tAnswered } from '../../languages/answered';
import { paths } from '../../shared/paths';
import { Banner } from '../../shared/ui/banner';
import { LinkButton } from '../../shared/ui/link-button';

/** Says that a question of the member has been answered, by an expert or by the AI, and leads to the answer. */
export const AnswerNotice = () => (
  <Banner
    title={tAnswered('title')}
    action={
      <LinkButton to={paths.community} look="secondary" icon="chat">
        {tAnswered('read')}
      </LinkButton>
    }
  >
    <p>{tAnswered('text')}</p>
  </Banner>
);
