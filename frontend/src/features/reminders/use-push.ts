import { useEffect, useState } from 'react';
import { useAddDeviceMutation, useRemoveDeviceMutation, type RemindersDto } from '../../shared/api/api';
import { ownSubscription } from '../../shared/lib/own-subscription';
import { reminderMessages } from '../../shared/toast/messages/reminders';
import { useToasts } from '../../shared/toast/toast';
import { useReport } from '../../shared/toast/use-report';
import { asDevice, pushState, subscribe, type PushState } from './push';

/** Push messages on this device: their state (undefined until known), and functions to turn them on and off. */
export function usePush({ devices, pushPublicKey }: RemindersDto) {
  const [state, setState] = useState<PushState>();
  const [isBusy, setBusy] = useState(false);
  const [ownEndpoint, setOwnEndpoint] = useState<string>();
  const [add] = useAddDeviceMutation();
  const [remove] = useRemoveDeviceMutation();
  const report = useReport();
  const { showToast } = useToasts();
  const known = devices.map(({ endpoint }) => endpoint).join(' ');

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const [now, own] = [await pushState(known.split(' ')), await ownSubscription()];
      if (isGone) return;
      setState(now);
      setOwnEndpoint(own?.endpoint);
    };
    look().catch(() => !isGone && setState('unsupported'));
    return () => void (isGone = true);
  }, [known]);

  const turnOn = async () => {
    setBusy(true);
    try {
      const subscription = await subscribe(pushPublicKey);
      if (subscription)
        await report(add({ addDeviceDto: asDevice(subscription) }).unwrap(), reminderMessages.device);
      else setState(Notification.permission === 'denied' ? 'denied' : 'off');
    } catch {
      showToast(reminderMessages.noPushService());
    } finally {
      setBusy(false);
    }
  };

  const forget = async (id: string, endpoint: string) => {
    const isRemoved = await report(
      remove({ id })
        .unwrap()
        .then(() => true),
      reminderMessages.deviceRemoved,
    );
    const own = isRemoved && (await ownSubscription());
    if (own && own.endpoint === endpoint) await own.unsubscribe();
    return isRemoved;
  };

  return { state, isBusy, ownEndpoint, turnOn, forget };
}
