import { useForm } from 'react-hook-form';
import { useAccount } from '../../entities/account/use-account';
import { tAway } from '../../languages/away';
import type { ApiError } from '../../shared/api/api';
import { useAddSitterLinkMutation } from '../../shared/api/away';
import { useContentKeys } from '../../shared/lib/content-keys';
import { lazyResolver } from '../../shared/lib/lazy-resolver';
import { keepInTab, keptInTab } from '../../shared/lib/tab-draft';
import type { LocalDate } from '../../shared/lib/local-date';
import { showRefusal } from '../../shared/lib/show-refusal';
import { awayMessages } from '../../shared/toast/messages/away';
import { useReport } from '../../shared/toast/use-report';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { TextArea } from '../../shared/ui/text-area';
import { TextField } from '../../shared/ui/text-field';
import styles from './away.module.css';

const ABOUT_NOTE = 'away';
const ABOUT_DAYS = 'away-days';
const FIELDS = ['fromDay', 'toDay', 'note'] as const;
const ABOUT = { 'away-ends-before-it-begins': 'toDay', 'away-too-long': 'toDay', 'away-over': 'toDay', 'away-too-far': 'fromDay' } as const; // prettier-ignore

interface Props {
  today: LocalDate;
  onMade: (linkId: string) => void;
}

/** The days that were chosen and not used yet; the first one is not before today. */
function keptDays(writer: string, today: LocalDate) {
  const [fromDay = '', toDay = ''] = keptInTab(ABOUT_DAYS, writer).split(' ');
  return { fromDay: fromDay > today ? fromDay : today, toDay };
}

/** The days away and a note; makes the page for the plant sitter. Both are kept in this tab until that is made. */
export function AwayForm({ today, onMade }: Props) {
  const [add] = useAddSitterLinkMutation();
  const report = useReport();
  const { id } = useAccount();
  const keys = useContentKeys('away', id);
  const EMPTY = { fromDay: today, toDay: '', note: '' };
  const { register, handleSubmit, setError, reset, getValues, formState } = useForm({
    defaultValues: { ...keptDays(id, today), note: keptInTab(ABOUT_NOTE, id) },
    resolver: lazyResolver(async () => (await import('./away-schema')).awaySchema),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (addSitterLinkDto) => {
    const refused = (error: ApiError) => {
      showRefusal(error, { fields: FIELDS, about: ABOUT, setError, otherwise: tAway('notMade') });
      throw error;
    };
    const call = add({ addSitterLinkDto, 'Idempotency-Key': keys.keyOf(JSON.stringify(addSitterLinkDto)) });
    const link = await report(call.unwrap().catch(refused), awayMessages.added);
    if (!link) return;
    keys.forget();
    keepInTab(ABOUT_NOTE, id, '');
    keepInTab(ABOUT_DAYS, id, '');
    reset(EMPTY);
    onMade(link.id);
  });

  const keepDays = { onChange: () => keepInTab(ABOUT_DAYS, id, getValues(['fromDay', 'toDay']).join(' ')) };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {errors.root?.message && <Banner kind="danger" title={errors.root.message} announce />}
      <div className={styles.days}>
        <TextField
          label={tAway('firstDay')}
          type="date"
          min={today}
          error={errors.fromDay?.message}
          {...register('fromDay', keepDays)}
        />
        <TextField
          label={tAway('lastDay')}
          type="date"
          min={today}
          error={errors.toDay?.message}
          {...register('toDay', keepDays)}
        />
      </div>
      <TextArea
        label={tAway('note')}
        optional
        rows={3}
        hint={tAway('noteHint')}
        error={errors.note?.message}
        readOnly={isSubmitting}
        {...register('note', { onChange: ({ target }) => keepInTab(ABOUT_NOTE, id, target.value) })}
      />
      <div>
        <Button type="submit" icon="link" size="large" busy={isSubmitting} busyLabel={tAway('making')}>
          {tAway('make')}
        </Button>
      </div>
    </form>
  );
}
