import { SetMetadata } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import { texts } from '../../kernel/languages/texts.js';
import { entitlementsOf } from '../../kernel/plans.js';
import type { Feature } from '../../kernel/plans.js';

const tHttp = texts('http');

/** Who may ask: everybody, or only some of those who are signed in. */
export type Access = 'public' | 'member' | 'admin' | Feature;
export const ACCESS = 'access';

/** May be asked without being signed in. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** For accounts whose plan includes a feature. */
export const Needs = (feature: Feature) => SetMetadata(ACCESS, feature satisfies Access);
/** For all who are signed in, whatever the controller needs: what a person has written stays theirs when premium has ended. */
export const Members = () => SetMetadata(ACCESS, 'member' satisfies Access);
export const isFeature = (access: Access): access is Feature => access in entitlementsOf({ isPremium: true });
/** For the accounts in ADMIN_EMAILS only. */
export const Admin = () => SetMetadata(ACCESS, 'admin' satisfies Access);

export const CONFIRMED = 'confirmed-lately';
/** For a session in which the person has shown within the last ten minutes who they are: it may have been left open, or stolen. */
export const ConfirmedLately = () => SetMetadata(CONFIRMED, true);

export const confirmationNeeded = () =>
  new DomainError('forbidden', 'confirmation-needed', tHttp('showYourself'));

export const authenticationRequired = () =>
  new DomainError('unauthenticated', 'authentication-required', tHttp('loginNeeded'));

export const premiumRequired = () => new DomainError('forbidden', 'premium-required', tHttp('premiumNeeded'));

export const adminRequired = () => new DomainError('forbidden', 'admin-required', tHttp('adminNeeded'));

export const notYourself = () => new DomainError('forbidden', 'not-yourself', tHttp('notYourself'));
