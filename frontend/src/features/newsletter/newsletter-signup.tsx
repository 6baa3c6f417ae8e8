import { useForm } from 'react-hook-form';
import { reportEvent } from '../../shared/analytics/analytics';
import type { ApiError } from '../../shared/api/api';
import { useSubscribeMutation } from '../../shared/api/contact';
import { lazyResolver } from '../../shared/lib/lazy-resolver';
import { showRefusal } from '../../shared/lib/show-refusal';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { TextField } from '../../shared/ui/text-field';
import { TrapField } from '../../shared/ui/trap-field';
import styles from './newsletter.module.css';

interface Props {
  /** What the button says: the card invites to growing tips, the box of the blog to subscribe. */
  button?: string;
}

/** A card with which people subscribe to the newsletter. An empty one is not sent. */
export function NewsletterSignup({ button = 'Get Growing Tips' }: Props) {
  const [subscribe, { data: answer }] = useSubscribeMutation();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { email: '', website: '' },
    resolver: lazyResolver(async () => (await import('./newsletter-schema')).newsletterSchema),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (subscribeDto) => {
    if (!subscribeDto.email) return;
    try {
      await subscribe({ subscribeDto }).unwrap();
      reportEvent('newsletter_signup');
    } catch (error) {
      const otherwise = 'We couldn’t put you on the list. Please try again.';
      showRefusal(error as ApiError, { fields: ['email'], setError, otherwise });
    }
  });

  if (answer)
    return (
      <Card title="Welcome to the Family!" look="moss">
        <p role="status">{answer.message}</p>
      </Card>
    );
  return (
    <Card title="Stay Growing" look="moss">
      <p>What your plants need now, once a month by email. You can leave with one press.</p>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {errors.root?.message && <Banner kind="danger" title={errors.root.message} announce />}
        <TextField
          label="Your email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <TrapField {...register('website')} />
        <div>
          <Button type="submit" look="secondary" icon="mail" busy={isSubmitting} busyLabel="Sending...">
            {button}
          </Button>
        </div>
      </form>
    </Card>
  );
}
