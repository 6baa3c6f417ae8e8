import { tRemind } from '../../../languages/remind';
import type { ApiError, RemindersDto } from '../../api/api';
import { failure, refused, success } from './kinds';

type Channels = Pick<RemindersDto, 'email' | 'isEmailConfirmed' | 'isEmailDelivered' | 'devices'>;

/** Whether a message can reach the reader. */
const reaches = ({ email, isEmailConfirmed, isEmailDelivered, devices }: Channels) =>
  devices.length > 0 || (email && isEmailConfirmed && isEmailDelivered);

/** Reminders. */
export const reminderMessages = {
  /** Said on the profile, where what is left to do is. */
  set: (hour: string, channels: Channels) =>
    success(tRemind('set'), reaches(channels) ? tRemind('setAt', { hour }) : tRemind('stepLeftHere')),
  setFor: (plant: string, channels: Channels) =>
    success(tRemind('set'), reaches(channels) ? tRemind('setFor', { plant }) : tRemind('stepLeft')),
  /** The day of the watering is always named: it is asked for. */
  wateringSet: (plant: string, day: string, channels: Channels) => {
    const words = tRemind('waterOn', { plant, day });
    return success(tRemind('wateringSet'), reaches(channels) ? words : `${words} ${tRemind('stepLeft')}`);
  },
  off: () => success(tRemind('off'), tRemind('offAbout')),
  failed: (error: ApiError) => refused(tRemind('notKept'))(error),
  device: {
    done: () => success(tRemind('device'), tRemind('deviceAbout')),
    failed: (error: ApiError) => refused(tRemind('deviceNotOn'))(error),
  },
  deviceRemoved: {
    done: () => success(tRemind('deviceRemoved'), tRemind('deviceRemovedAbout')),
    failed: (error: ApiError) => refused(tRemind('deviceNotRemoved'))(error),
  },
  noPushService: () => failure(tRemind('error'), tRemind('noPushService')),
  calendar: {
    done: () => success(tRemind('calendar'), tRemind('calendarAbout')),
    failed: (error: ApiError) => refused(tRemind('calendarNotMade'))(error),
  },
  calendarRenewed: {
    done: () => success(tRemind('calendarRenewed'), tRemind('calendarRenewedAbout')),
    failed: (error: ApiError) => refused(tRemind('calendarNotRenewed'))(error),
  },
  calendarOff: {
    done: () => success(tRemind('calendarOff'), tRemind('calendarOffAbout')),
    failed: (error: ApiError) => refused(tRemind('calendarNotOff'))(error),
  },
  test: { failed: (error: ApiError) => refused(tRemind('notTested'))(error) },
  answered: { failed: (error: ApiError) => refused(tRemind('notAnswered'))(error) },
};
