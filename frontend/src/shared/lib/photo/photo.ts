/** A chosen photo, ready to be sent. */
export interface Photo {
  id: number;
  /** The name of its file. */
  name: string;
  /** The bytes to send: a smaller version, or the original if this browser cannot open it. */
  bytes: Blob;
  /** An address to show it by; null if this browser cannot open it. */
  preview: string | null;
}

/** The server's limit for a photo that this browser cannot make smaller. */
export const MAX_BYTES = 10 * 1024 * 1024;
