import type { Api } from '../api-without-worker.js';
import { Payments } from '../../src/modules/billing/ports/payment-gateway.js';

/** Lets the SDK repeat a call that went wrong without waiting before. */
export function repeatAtOnce(api: Api): void {
  const { gateway } = api.app.get(Payments, { strict: false });
  const sdk = Reflect.get(gateway, 'stripe') as { getInitialNetworkRetryDelay: () => number };
  jest.spyOn(sdk, 'getInitialNetworkRetryDelay').mockReturnValue(0.001);
}
