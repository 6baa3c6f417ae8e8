/** A chosen photo, ready to be sent. */
export interface Photo {
  /** The bytes to send: a smaller version, or the original if this browser cannot open it. */
  bytes: Blob;
  /** Whether this browser can open it, and so show it. */
  canBeShown: boolean;
}

/** The server's limit for a photo that this browser cannot make smaller. */
export const MAX_BYTES = 10 * 1024 * 1024;
