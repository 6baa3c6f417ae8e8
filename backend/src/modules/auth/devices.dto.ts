import { ApiProperty } from '@nestjs/swagger';

/** A browser in which the person is signed in. */
export class SignedInDeviceDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'Chrome on Android' }) name: string;
  @ApiProperty({ description: 'Whether it is the one that asks' }) isThisDevice: boolean;
  @ApiProperty({ format: 'date-time' }) signedInAt: string;
  @ApiProperty({ format: 'date-time', description: 'The last request, to within an hour' })
  lastSeenAt: string;
}
