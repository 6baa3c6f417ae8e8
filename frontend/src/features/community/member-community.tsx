import { Section } from '../../shared/ui/page';
import { Achievements } from './achievements';
import { BlockedPeople } from './blocked-people';
import { CommunityCards } from './community-cards';
import { Feed } from './feed';
import { OwnQuestions } from './own-questions';

/** What premium members see. */
export const MemberCommunity = () => (
  <>
    <CommunityCards />
    <OwnQuestions />
    <Section title="What gardeners say">
      <Feed />
    </Section>
    <Achievements />
    <BlockedPeople />
  </>
);
