import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { AccountRepository } from '../account.repository.js';
import type { Account } from '../domain/account.js';
import {
  passkeyNotFound,
  passkeyRefused,
  passkeysNeedName,
  passkeyUnknown,
  tooManyPasskeys,
} from '../domain/second-factor.errors.js';
import { PasskeyRepository } from './passkey.repository.js';
import type { PasskeyRow } from './passkey.repository.js';
import { SignInNotes } from './sign-in-notes.js';

const MAX_PASSKEYS = 10;
/** Loaded when somebody first uses a passkey. */
const webauthn = () => import('@simplewebauthn/server');

/** Passkeys (WebAuthn): the person's device asks for a finger, a face or a PIN, so that one of them is enough to log in. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly accounts: AccountRepository,
    private readonly notes: SignInNotes,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** Whether this server has a name, which passkeys belong to. */
  get areAvailable(): boolean {
    return isIP(this.site.hostname.replace(/^\[|\]$/g, '')) === 0;
  }

  list(userId: string): Promise<PasskeyRow[]> {
    return this.passkeys.list(userId);
  }

  /** What a browser needs to make a passkey. Throws `too-many-passkeys` and `passkeys-need-a-name`. */
  async askToAdd({ id, email, firstName, lastName }: Account): Promise<object> {
    const own = await this.passkeys.list(id);
    if (own.length >= MAX_PASSKEYS) throw tooManyPasskeys();
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: 'Leaflore',
      rpID: this.relyingParty(),
      userID: Buffer.from(id),
      userName: email,
      userDisplayName: `${firstName} ${lastName}`,
      attestationType: 'none',
      excludeCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.passkeys.keepChallenge(options.challenge, id);
    return options;
  }

  /** Adds the passkey that the browser made. Throws `too-many-passkeys`, and `passkey-refused`, also where an account has it already. */
  async add(userId: string, response: RegistrationResponseJSON, name: string): Promise<void> {
    const challenge = await this.takeChallenge(response, userId);
    const { verifyRegistrationResponse } = await webauthn();
    const { registrationInfo } = await orRefuse(
      verifyRegistrationResponse({ response, ...this.expectations(challenge) }),
    );
    if (!registrationInfo) throw passkeyRefused();
    const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
    const passkey = { userId, credentialId, publicKey: Buffer.from(publicKey), counter, transports, name };
    await this.database.transaction(async () => {
      await this.accounts.hold(userId); // one is counted and added after the other
      if ((await this.passkeys.list(userId)).length >= MAX_PASSKEYS) throw tooManyPasskeys();
      if (!(await this.passkeys.add(passkey))) throw passkeyRefused();
      await this.notes.add(userId, 'passkeyAdded', name);
    });
  }

  /** Throws `passkey-not-found`, also for another person's. */
  remove(userId: string, id: string): Promise<void> {
    return this.database.transaction(async () => {
      if (!(await this.passkeys.remove(userId, id))) throw passkeyNotFound();
      await this.notes.add(userId, 'passkeyRemoved');
    });
  }

  /** Removes all of a person's, in the open transaction, and tells them if there were any. */
  async forget(userId: string): Promise<void> {
    if (await this.passkeys.removeAll(userId)) await this.notes.add(userId, 'passkeyRemoved');
  }

  /** What a browser needs to log a person in; it does not say who. */
  async askToLogIn(): Promise<object> {
    const { generateAuthenticationOptions } = await webauthn();
    const rpID = this.relyingParty();
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
    await this.passkeys.keepChallenge(options.challenge, null);
    return options;
  }

  /**
   * Whose passkey has signed, and the hash of their password before: one that is replaced meanwhile ends this login. Throws
   * `passkey-unknown` and `passkey-refused`.
   */
  async logIn(response: AuthenticationResponseJSON): Promise<{ userId: string; passwordHash: string }> {
    const challenge = await this.takeChallenge(response, null);
    const passkey = await this.passkeys.findByCredential(response.id);
    if (!passkey) throw passkeyUnknown();
    const { id, userId, credentialId, counter } = passkey;
    const { verifyAuthenticationResponse } = await webauthn();
    const { verified, authenticationInfo } = await orRefuse(
      verifyAuthenticationResponse({
        response,
        ...this.expectations(challenge),
        credential: { id: credentialId, publicKey: new Uint8Array(passkey.publicKey), counter },
      }),
    );
    if (!verified || !isOf(userId, response)) throw passkeyRefused();
    const passwordHash = await this.accounts.getPasswordHash(userId);
    if (!(await this.passkeys.noteUse(id, authenticationInfo.newCounter))) throw passkeyRefused();
    return { userId, passwordHash };
  }

  /** The challenge that was signed, if we asked for it and it was not answered before. Throws `passkey-refused`. */
  private async takeChallenge(
    { response }: { response: { clientDataJSON: string } },
    userId: string | null,
  ): Promise<string> {
    const challenge = challengeIn(response?.clientDataJSON);
    if (!challenge || !(await this.passkeys.takeChallenge(challenge, userId))) throw passkeyRefused();
    return challenge;
  }

  private expectations(expectedChallenge: string) {
    return {
      expectedChallenge,
      expectedOrigin: this.site.origin,
      expectedRPID: this.relyingParty(),
      requireUserVerification: true,
    };
  }

  private relyingParty(): string {
    if (!this.areAvailable) throw passkeysNeedName();
    return this.site.hostname;
  }

  private get site(): URL {
    return new URL(this.config.publicUrl);
  }
}

/** The library throws a plain error for whatever is not as it should be. */
const orRefuse = <Result>(verification: Promise<Result>): Promise<Result> =>
  verification.catch(() => {
    throw passkeyRefused();
  });

/** Whether the key says that it is of this account, or does not say whose it is. */
const isOf = (userId: string, { response: { userHandle } }: AuthenticationResponseJSON): boolean =>
  userHandle === undefined || userHandle === Buffer.from(userId).toString('base64url');

function challengeIn(clientData: unknown): string | undefined {
  try {
    const text = Buffer.from(String(clientData), 'base64url').toString();
    const { challenge } = JSON.parse(text) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
