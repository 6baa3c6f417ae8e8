import { SetMetadata } from '@nestjs/common';

export const EVERY_S = 'every-seconds';

/**
 * Marks a method that each worker calls at this interval. Several workers may call it at once, so it must be safe to
 * repeat.
 */
export const Every = (seconds: number) => SetMetadata(EVERY_S, seconds);
