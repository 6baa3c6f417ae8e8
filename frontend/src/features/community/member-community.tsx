import { tCommunity } from '../../languages/community';
import { Section } from '../../shared/ui/page';
import { Achievements } from './achievements';
import { BlockedPeople } from './blocked-people';
import { CommunityCards } from './community-cards';
import { Feed } from './feed';
import { OwnQuestions, type AnswerText } from './own-questions';

/** What premium members see. */
export const MemberCommunity = ({ AnswerText }: { AnswerText: AnswerText }) => (
  <>
    <CommunityCards />
    <OwnQuestions AnswerText={AnswerText} />
    <Section title={tCommunity('say')}>
      <Feed />
    </Section>
    <Achievements />
    <BlockedPeople />
  </>
);
