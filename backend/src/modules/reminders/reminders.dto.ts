import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { texts } from '../../kernel/languages/texts.js';
import { MayBeLeftOut } from '../../platform/http/validators.js';
import { OneOf, Shape, TimeZone } from '../../platform/http/contract.js';
import { ACTIONS } from './action-links.js';
import type { Action } from './action-links.js';
import { FIRST_HOUR, LAST_HOUR } from './domain/reminder-time.js';

const tReminders = texts('reminders');

const daytime = { message: () => tReminders('hours', { first: FIRST_HOUR, last: LAST_HOUR }) };
const CHANNELS = ['push', 'email'] as const;

export class UpdateRemindersDto {
  @ApiPropertyOptional({ example: true }) @MayBeLeftOut() @IsBoolean() enabled?: boolean;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: FIRST_HOUR,
    maximum: LAST_HOUR,
    description: 'Of the person’s own clock',
    example: 8,
  })
  @MayBeLeftOut()
  @IsInt(daytime)
  @Min(FIRST_HOUR, daytime)
  @Max(LAST_HOUR, daytime)
  hour?: number;

  @ApiPropertyOptional() @MayBeLeftOut() @IsBoolean() email?: boolean;
  @TimeZone() timeZone?: string;
}

export class DeviceDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'Chrome on Android' }) name: string;
  @ApiProperty({
    description: 'By which a browser finds itself in the list',
    example: 'https://fcm.googleapis.com/fcm/send/c1:APA91b',
  })
  endpoint: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

export class RemindersDto {
  @ApiProperty() enabled: boolean;
  @ApiProperty({ type: 'integer', minimum: FIRST_HOUR, maximum: LAST_HOUR, example: 8 }) hour: number;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'IANA; UTC counts while it is not known',
    example: 'Europe/Berlin',
  })
  timeZone: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When we look next whether something is due',
  })
  nextAt: string | null;
  @ApiProperty({ example: false }) email: boolean;
  @ApiProperty({ format: 'email' }) emailAddress: string;
  @ApiProperty({ description: 'False: nothing is mailed before the person has confirmed the address' })
  isEmailConfirmed: boolean;
  @ApiProperty({
    description: 'False: this server has no mail server and keeps mail in a mailbox for its admin',
    example: true,
  })
  isEmailDelivered: boolean;
  @ApiProperty({
    description: 'The applicationServerKey of push subscriptions',
    example: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  })
  pushPublicKey: string;
  @ApiProperty({ type: [DeviceDto] }) devices: DeviceDto[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The private address of the calendar feed',
    example: 'https://leaflore.example/api/calendar/kO2vXH1m0nR3.ics',
  })
  calendarUrl: string | null;
  @ApiProperty({
    description: 'There was a calendar link, but the key that made it was taken away: a new one is needed',
    example: false,
  })
  isCalendarRevoked: boolean;
}

export class TestRemindersDto {
  @OneOf(CHANNELS) channel: (typeof CHANNELS)[number];
}

export class TestedDto {
  @ApiProperty() sent: boolean;
  @ApiProperty({ description: 'What became of it, in plain words', example: 'Sent to one device.' })
  message: string;
}

const odd = { message: () => tReminders('oddKeys') };

class DeviceKeysDto {
  /** A point on the curve P-256: 65 bytes, the first of them 4. */
  @ApiProperty({
    example: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  })
  @IsString(odd)
  @Matches(/^B[\w-]{86}=?$/, odd)
  p256dh: string;
  /** 16 bytes. */
  @ApiProperty({ example: 'tBHItJI5svbpez7KI4CCXg' })
  @IsString(odd)
  @Matches(/^[\w-]{22}={0,2}$/, odd)
  auth: string;
}

export class AddDeviceDto {
  @ApiProperty({ maxLength: 1000, example: 'https://fcm.googleapis.com/fcm/send/c1:APA91b' })
  @IsString()
  @MaxLength(1000)
  endpoint: string;
  @Shape(DeviceKeysDto) keys: DeviceKeysDto;
}

export class ReminderLinkDto {
  @ApiProperty({ enum: ACTIONS }) action: Action;
  @ApiProperty({
    enum: ['done', 'later'],
    type: String,
    nullable: true,
    description: 'What was answered already',
  })
  answer: 'done' | 'later' | null;
  @ApiProperty({ description: 'Whether messages are on' }) isOn: boolean;
  @ApiProperty({
    type: [String],
    description: 'What the message spoke of and is still to be done',
    example: ['Water Monstera'],
  })
  tasks: string[];
}
