import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { tContact } from '../../languages/contact';
import { reportEvent } from '../../shared/analytics/analytics';
import type { ApiError } from '../../shared/api/api';
import { useSendContactMessageMutation } from '../../shared/api/contact';
import { useContentKeys } from '../../shared/lib/content-keys';
import { lazyResolver } from '../../shared/lib/lazy-resolver';
import { showRefusal } from '../../shared/lib/show-refusal';
import type { Writer } from '../../shared/lib/tab-draft';
import { contactMessages } from '../../shared/toast/messages/contact';
import { useReport } from '../../shared/toast/use-report';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { TextArea } from '../../shared/ui/text-area';
import { TextField } from '../../shared/ui/text-field';
import { TrapField } from '../../shared/ui/trap-field';
import { forgetLetter, keepLetter, keptLetter } from './draft';
import styles from './contact.module.css';

const EMPTY = { name: '', email: '', subject: '', message: '', website: '' };
const FIELDS = ['name', 'email', 'subject', 'message'] as const;

interface Props {
  writer: Writer;
  name: string;
  email: string;
}

/** A message to the team. What was typed stays until it has arrived, also after a reload, and for who has typed it. */
export const ContactForm = (props: Props) => <LetterForm key={props.writer} {...props} />;

function LetterForm({ writer, name, email }: Props) {
  const [send] = useSendContactMessageMutation();
  const keys = useContentKeys('contact', writer);
  const report = useReport();
  const [kept] = useState(() => keptLetter(writer, email));
  const { register, handleSubmit, setError, reset, watch, getValues, formState } = useForm({
    defaultValues: { ...EMPTY, name, email, ...kept },
    resolver: lazyResolver(async () => (await import('./contact-schema')).contactSchema()),
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    const { unsubscribe } = watch((_, { name: changed }) => changed && keepLetter(writer, getValues()));
    return unsubscribe;
  }, [watch, getValues, writer]);

  const submit = handleSubmit(async (contactDto) => {
    const refused = (error: ApiError) => {
      showRefusal(error, { fields: FIELDS, setError, otherwise: tContact('notSent') });
      throw error;
    };
    const call = send({ contactDto, 'Idempotency-Key': keys.keyOf(JSON.stringify(contactDto)) });
    if (!(await report(call.unwrap().catch(refused), contactMessages))) return;
    keys.forget();
    reportEvent('contact_form_submitted');
    forgetLetter(writer);
    reset(EMPTY);
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {errors.root?.message && <Banner kind="danger" title={errors.root.message} />}
      <TextField
        label={tContact('name')}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={tContact('email')}
        hint={tContact('emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField label={tContact('subject')} error={errors.subject?.message} {...register('subject')} />
      <TextArea
        label={tContact('message')}
        rows={6}
        error={errors.message?.message}
        readOnly={isSubmitting}
        {...register('message')}
      />
      <TrapField {...register('website')} />
      <div>
        <Button type="submit" icon="send" size="large" busy={isSubmitting} busyLabel={tContact('sending')}>
          {tContact('send')}
        </Button>
      </div>
    </form>
  );
}
