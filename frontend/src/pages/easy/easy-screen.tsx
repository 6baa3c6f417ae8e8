import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { tEasy } from '../../languages/easy';
import { withTexts } from '../../languages/texts';
import { useEasyView } from '../../entities/account/use-easy-view';
import { whenQuiet } from '../../shared/lib/when-quiet';
import { displayMessages } from '../../shared/toast/messages/display';
import { useToasts } from '../../shared/toast/toast';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { LinkButton } from '../../shared/ui/link-button';
import styles from './easy.module.css';

const loadHome = () => import('../home-page');
const ReadAloud = lazy(async () => ({ default: (await withTexts(import('./read-aloud'))).ReadAloud }));

interface Props {
  title: string;
  /** Above the heading: a picture, how many are left. */
  above?: ReactNode;
  /** What there is to read. */
  children?: ReactNode;
  /** The giant buttons. */
  answers?: ReactNode;
  /** What is read aloud after the title; without it there is nothing to read. */
  sentences?: (string | undefined)[];
  /** Smaller, below the giant ones. */
  more?: ReactNode;
  isMore?: boolean;
}

/** One screen of Easy view: a heading, what it is about, giant buttons, and always the same ways on below them. */
export function EasyScreen({ title, above, children, answers, sentences, more, isMore }: Props) {
  return (
    <div className={styles.screen}>
      {above}
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.words}>{children}</div>
      {answers && <div className={styles.answers}>{answers}</div>}
      <div className={styles.more}>
        {more}
        {sentences && (
          <Suspense>
            <ReadAloud sentences={[title, ...sentences]} />
          </Suspense>
        )}
        {!isMore && (
          <LinkButton to={paths.easyMore} look="secondary" icon="more" wide>
            {tEasy('somethingElse')}
          </LinkButton>
        )}
        <WayOut />
      </div>
    </div>
  );
}

/** Turns Easy view off and shows Home as it is without. */
function WayOut() {
  const { choose } = useEasyView();
  const { showToast } = useToasts();
  const navigate = useNavigate();
  // So that the way out is there without a network, too.
  useEffect(() => whenQuiet(() => void loadHome().catch(() => undefined)), []);
  const leave = () => {
    choose(false);
    showToast(displayMessages.leftEasyView());
    void navigate(paths.home, { replace: true });
  };
  return (
    <Button look="quiet" icon="back" onClick={leave}>
      {tEasy('fullApp')}
    </Button>
  );
}
