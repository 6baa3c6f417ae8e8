import fern from 'drawn/fern.svg';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { tNewsletterLink } from '../languages/newsletterLink';
import {
  useConfirmSubscriptionMutation,
  useLookAtConfirmationQuery,
  useLookAtUnsubscriptionQuery,
  useUnsubscribeMutation,
} from '../shared/api/contact';
import type { ApiError } from '../shared/api/api';
import { paths } from '../shared/paths';
import { Banner } from '../shared/ui/banner';
import { Button } from '../shared/ui/button';
import { Failed } from '../shared/ui/failed';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';

/** The target of the links of the newsletter's mails: one button each, as mail scanners open links too. */
export function NewsletterLinkPage() {
  const { action, token = '' } = useParams();
  return action === 'confirm' ? <Confirm token={token} /> : <Leave token={token} />;
}

/** Puts an address on the list. */
function Confirm({ token }: { token: string }) {
  const look = useLookAtConfirmationQuery({ token });
  const [confirm, { isLoading, data = look.data, error }] = useConfirmSubscriptionMutation();
  return (
    <LinkPage
      look={look}
      failure={error as ApiError | undefined}
      done={
        data?.state === 'subscribed' && (
          <Banner kind="success" title={tNewsletterLink('welcome')} announce>
            {tNewsletterLink('onList')}
          </Banner>
        )
      }
      question={tNewsletterLink('askJoin')}
      button={tNewsletterLink('yes')}
      isBusy={isLoading}
      onPress={() => void confirm({ newsletterLinkDto: { token } })}
    />
  );
}

/** Takes an address off the list. */
function Leave({ token }: { token: string }) {
  const look = useLookAtUnsubscriptionQuery({ token });
  const [leave, { isLoading, data = look.data, error }] = useUnsubscribeMutation();
  return (
    <LinkPage
      look={look}
      failure={error as ApiError | undefined}
      done={
        data?.state === 'unsubscribed' && (
          <Banner kind="success" title={tNewsletterLink('left')} announce>
            {tNewsletterLink('leftText')}
          </Banner>
        )
      }
      question={tNewsletterLink('askLeave')}
      button={tNewsletterLink('stop')}
      isBusy={isLoading}
      onPress={() => void leave({ newsletterLinkDto: { token } })}
    />
  );
}

interface Props {
  look: { error?: unknown; isFetching: boolean; isLoading: boolean; refetch: () => unknown };
  failure: ApiError | undefined;
  done: ReactNode;
  question: string;
  button: string;
  isBusy: boolean;
  onPress: () => void;
}

function LinkPage({ look, failure, done, question, button, isBusy, onPress }: Props) {
  const lookError = look.error as ApiError | undefined;
  const isUnknown = [lookError, failure].some((error) => error?.status === 404);
  const isAsking = !look.isLoading && !lookError && !done && !isUnknown;
  return (
    <Page title={tNewsletterLink('title')} width="form" drawing={fern}>
      {look.isLoading && <Skeleton count={2} label={tNewsletterLink('looking')} />}
      {isUnknown && (
        <Banner kind="warning" title={tNewsletterLink('unknown')}>
          {tNewsletterLink('unknownText')}
        </Banner>
      )}
      {lookError && !isUnknown && (
        <Failed
          title={tNewsletterLink('notLooked')}
          isBusy={look.isFetching}
          onRetry={() => look.refetch()}
        />
      )}
      {failure && !isUnknown && <Banner kind="danger" title={tNewsletterLink('failed')} announce />}
      {done}
      {isAsking && (
        <>
          <p>{question}</p>
          <div>
            <Button size="large" icon="check" busy={isBusy} onClick={onPress}>
              {button}
            </Button>
          </div>
        </>
      )}
      <div>
        <LinkButton to={paths.home} look="secondary" icon="home">
          {tNewsletterLink('open')}
        </LinkButton>
      </div>
    </Page>
  );
}
