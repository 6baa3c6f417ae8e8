import { SetMetadata } from '@nestjs/common';

export const EVERY_S = 'every-seconds';

/** Marks a method that a worker calls again and again. Several workers may do so: it must not matter. */
export const Every = (seconds: number) => SetMetadata(EVERY_S, seconds);
