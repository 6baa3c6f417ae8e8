import { useState } from 'react';
import type { ExportDto, ImportDto } from '../../shared/api/api';
import { isRunning } from './words';

const LOOK_EVERY_MS = 1500;

type ListQuery<Work> = (
  arg: undefined,
  options: { pollingInterval: number; refetchOnMountOrArgChange: boolean },
) => { data?: Work[] };

/** A list of exports or imports, newest first, polled while the newest one is running. */
export function usePolledList<Work extends ExportDto | ImportDto>(useList: ListQuery<Work>): Work[] {
  const [isBusy, setBusy] = useState(false);
  const { data = [] } = useList(undefined, {
    pollingInterval: isBusy ? LOOK_EVERY_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  const isNowBusy = data[0] !== undefined && isRunning(data[0]);
  if (isNowBusy !== isBusy) setBusy(isNowBusy);
  return data;
}
