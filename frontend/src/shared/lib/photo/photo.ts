/** A photo that was chosen and can be sent. */
export interface Photo {
  id: number;
  /** The name of the file it came from. */
  name: string;
  /** What is sent: made smaller here, or as it came where this browser cannot open it. */
  bytes: Blob;
  /** An address to show it by; null where this browser cannot open it. */
  preview: string | null;
}

/** What the server takes of a photo that this browser cannot make smaller. */
export const MAX_BYTES = 10 * 1024 * 1024;
