import { tLogin } from '../../languages/login';
import { useGetSignInQuery } from '../../shared/api/sign-in';
import { canUsePasskeys } from '../../shared/lib/passkeys';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import { Passkeys } from './passkeys';
import styles from './sign-in.module.css';
import { TwoStep } from './two-step';

/** How the member logs in beside the password: a second step, and passkeys where they can be used. */
export function SignInSection() {
  const { data, error, isFetching, refetch } = useGetSignInQuery();
  if (!data && error) return <Failed title={tLogin('notLoaded')} isBusy={isFetching} onRetry={refetch} />;
  if (!data) return <Skeleton shape="row" count={2} label={tLogin('loading')} />;
  return (
    <div className={styles.parts}>
      <TwoStep {...data.twoStep} />
      {data.arePasskeysAvailable && canUsePasskeys() && <Passkeys passkeys={data.passkeys} />}
    </div>
  );
}
