import { useRef } from 'react';
import { tProfile } from '../../languages/profile';
import { rich } from '../../languages/rich';
import {
  type SignedInDeviceDto,
  useListDevicesQuery,
  useSignOutDeviceMutation,
  useSignOutOthersMutation,
} from '../../shared/api/devices';
import { dayOf } from '../../shared/lib/day-of';
import { focusAfter } from '../../shared/lib/focus-after';
import { deviceMessages } from '../../shared/toast/messages/devices';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Failed } from '../../shared/ui/failed';
import { Icon } from '../../shared/ui/icon';
import { Skeleton } from '../../shared/ui/skeleton';
import styles from './profile.module.css';

/** The browsers in which the member is logged in, each with a button that logs it out. */
export function SignedInDevices() {
  const { data, error, isFetching, refetch } = useListDevicesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [signOut] = useSignOutDeviceMutation();
  const [signOutOthers, { isLoading }] = useSignOutOthersMutation();
  const report = useReport();
  const list = useRef<HTMLUListElement>(null);

  if (!data && error)
    return <Failed title={tProfile('devicesNotLoaded')} isBusy={isFetching} onRetry={refetch} />;
  if (!data) return <Skeleton shape="row" count={2} label={tProfile('devicesLoading')} />;
  return (
    <div className={styles.form}>
      <ul
        role="list"
        ref={list}
        tabIndex={-1}
        className={styles.devices}
        aria-label={tProfile('yourDevices')}
      >
        {data.map((device) => (
          <Device
            key={device.id}
            {...device}
            onSignOut={() =>
              void focusAfter(
                report(signOut({ id: device.id }).unwrap(), deviceMessages.deviceSignedOut),
                list.current!,
              )
            }
          />
        ))}
      </ul>
      {data.some(({ isThisDevice }) => !isThisDevice) && (
        <div>
          <Button
            look="secondary"
            icon="logout"
            busy={isLoading}
            onClick={() =>
              void focusAfter(report(signOutOthers().unwrap(), deviceMessages.othersSignedOut), list.current!)
            }
          >
            {tProfile('logOutElsewhere')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Device({
  name,
  isThisDevice,
  lastSeenAt,
  onSignOut,
}: SignedInDeviceDto & { onSignOut: () => void }) {
  return (
    <li className={styles.device}>
      <Icon name="device" />
      <span>
        <strong>{name}</strong>
        <br />
        {isThisDevice
          ? tProfile('thisDevice')
          : rich(tProfile('lastUsed', { day: dayOf(lastSeenAt) }), {
              day: (words) => <time dateTime={lastSeenAt}>{words}</time>,
            })}
      </span>
      {!isThisDevice && (
        <Button look="quiet" aria-label={tProfile('logOutNamed', { name })} onClick={onSignOut}>
          {tProfile('logOut')}
        </Button>
      )}
    </li>
  );
}
