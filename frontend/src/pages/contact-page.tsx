import { Link } from 'react-router-dom';
import { useSession } from '../entities/account/use-account';
import { tContact } from '../languages/contact';
import { rich } from '../languages/rich';
import { Late } from '../shared/ui/late';
import { paths } from '../shared/paths';
import { Page } from '../shared/ui/page';
import styles from './contact-page.module.css';

const loadForm = async () => (await import('../features/contact/contact-form')).ContactForm;

/** A form to write to the team, and what helps to get a good answer. */
export function ContactPage() {
  const { account, isLoading } = useSession();
  const name = account ? `${account.firstName} ${account.lastName}`.trim() : '';
  return (
    <Page title={tContact('title')} back lead={tContact('lead')}>
      <div className={styles.columns}>
        <div className={styles.writing}>
          <Late
            load={loadForm}
            of={isLoading ? undefined : { writer: account?.id, name, email: account?.email ?? '' }}
            className={styles.form}
          />
          <p className={styles.note}>
            {rich(tContact('reply'), { link: (words) => <Link to={paths.chat}>{words}</Link> })}
          </p>
        </div>
        <aside className={styles.help} aria-label={tContact('before')}>
          <section>
            <h2>{tContact('help')}</h2>
            <ul>
              <li>{tContact('helpIdentify')}</li>
              <li>{tContact('helpPremium')}</li>
              <li>{tContact('helpTechnical')}</li>
              <li>{tContact('helpFeedback')}</li>
            </ul>
          </section>
          <section>
            <h2>{tContact('tips')}</h2>
            <ul>
              <li>{tContact('tipPhotos')}</li>
              <li>{tContact('tipDevice')}</li>
              <li>{tContact('tipReply')}</li>
              <li>{tContact('tipUrgent')}</li>
            </ul>
          </section>
        </aside>
      </div>
    </Page>
  );
}
