import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 1, verified: 4, attested: 64 };

/** What a test may have an authenticator do wrong. */
interface Wrong {
  origin?: string;
  rpId?: string;
  /** Nobody has shown a finger or a PIN. */
  unverified?: boolean;
  counter?: number;
  userHandle?: string;
  type?: string;
}

/** A key that lives in software and does what a phone does with a passkey (WebAuthn Level 3, ES256, attestation "none"). */
export class Authenticator {
  readonly id = randomBytes(32);
  private readonly key: KeyObject;
  private readonly cose: Uint8Array;
  private userHandle?: string;
  private counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    const of = (part?: string) => new Uint8Array(Buffer.from(part!, 'base64url'));
    this.key = privateKey;
    // COSE: key type EC2, ES256, P-256, x, y (RFC 9053, 2.1 and 7.1).
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, of(x)],
      [-3, of(y)],
    ]);
    this.cose = isoCBOR.encode(cose);
  }

  /** Answers `navigator.credentials.create` with these options. */
  create(options: { challenge: string; user?: { id: string } }, wrong: Wrong = {}) {
    this.userHandle = options.user?.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.cose]);
    const authData = Buffer.concat([this.data(wrong, FLAGS.attested), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.answer({
      clientDataJSON: this.client('webauthn.create', options.challenge, wrong),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get` with these options. */
  get({ challenge }: { challenge: string }, wrong: Wrong = {}) {
    this.counter = wrong.counter ?? this.counter + 1;
    const data = this.data(wrong);
    const clientDataJSON = this.client('webauthn.get', challenge, wrong);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.answer({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.key).toString('base64url'),
      userHandle: wrong.userHandle ?? this.userHandle,
    });
  }

  private data({ rpId = 'leaflore.test', unverified }: Wrong, more = 0): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const flags = FLAGS.present | (unverified ? 0 : FLAGS.verified) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  private client(kind: string, challenge: string, { origin = 'http://leaflore.test', type }: Wrong): string {
    return Buffer.from(JSON.stringify({ type: type ?? kind, challenge, origin })).toString('base64url');
  }

  private answer(response: object) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
