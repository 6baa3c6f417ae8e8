import { useEffect } from 'react';
import { isKnown } from '../../entities/account/account';
import { useAccount } from '../../entities/account/use-account';
import type { PlantDto } from '../../shared/api/api';
import { rememberNewcomer } from '../../shared/lib/newcomer';

/** Remembers for the next visit whether the garden is empty, as soon as that and the account are known. */
export function useNewcomer(plants: PlantDto[] | undefined) {
  const account = useAccount();
  const isNewcomer = plants && isKnown(account) ? plants.length === 0 : undefined;
  useEffect(() => {
    if (isNewcomer !== undefined) rememberNewcomer(isNewcomer);
  }, [isNewcomer]);
}
