import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsIn, IsString, Length, Matches } from 'class-validator';
import { LANGUAGES } from '../../kernel/languages/language.js';
import type { LanguageCode } from '../../kernel/languages/language.js';
import { texts } from '../../kernel/languages/texts.js';
import { MayBeLeftOut } from '../../platform/http/validators.js';
import { Email, Password, Text, TimeZone } from '../../platform/http/contract.js';
import { UNITS } from './domain/account.js';
import type { Account, Units } from './domain/account.js';
import type { Entitlements } from '../../kernel/plans.js';

const tAuth = texts('auth');

/** In a pattern that looks at capitals elsewhere; Node 20 knows no `(?i:…)`. */
const inAnyCase = (words: string) =>
  words.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const ABBREVIATION = String.raw`(?<![\p{L}\p{M}\p{N}-])(?:${inAnyCase('st|ste|md|mt|ma|dr|mr|mrs|ms|jr|sr|fr')})\.`;
/** What an address is likely to end with. Two letters are a country's. */
const ENDING = String.raw`(?:\p{L}{2}|${inAnyCase(
  'com|net|org|info|biz|pro|app|dev|shop|store|online|site|website|xyz|top|icu|vip|club|live|link|click|space|tech|blog|cloud|life|world|today|health|care|clinic|doctor',
)})(?![\p{L}\p{M}\p{N}-])`;
/** "J.R.", "St.John" and "Md.Rahim" are names; mail programs make "moss.example" a link, and "St.com" too. */
const HOST = String.raw`(?<=[\p{L}\p{N}-]{2})\.(?!(?<=${ABBREVIATION})(?=\p{Lu})(?!${ENDING}))\p{L}{2,}`;
/** Mails begin with the name, so it may not carry an address, or lines of its own, to people who did not ask for a mail. */
const NO_ADDRESS = new RegExp(
  String.raw`^(?!.*(:\/\/|[wW]{3}\.|@|\.\p{L}{2,}\/|${HOST}|[\p{Cc}\p{Zl}\p{Zp}])).*$`,
  'su',
);
const name = (words: { short: () => string; long: () => string; example: string }) =>
  applyDecorators(Text(1, 100, words), Matches(NO_ADDRESS, { message: () => tAuth('noAddressInName') }));
const firstName = () =>
  name({
    short: () => tAuth('firstNameNeeded'),
    long: () => tAuth('firstNameTooLong'),
    example: 'Rosa',
  });
const lastName = () =>
  name({
    short: () => tAuth('lastNameNeeded'),
    long: () => tAuth('lastNameTooLong'),
    example: 'Moss',
  });
/** The second step, where it is on. */
const anyCode = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      maxLength: 40,
      description: 'Of an app of codes, or a recovery code; where two-step login is on',
      example: '123456',
    }),
    MayBeLeftOut(),
    IsString({ message: () => tAuth('enterCode') }),
    Length(0, 40, { message: () => tAuth('enterDigits') }),
  );
const anyUnits = () =>
  applyDecorators(
    ApiPropertyOptional({ enum: UNITS }),
    MayBeLeftOut(),
    IsIn(UNITS, { message: () => tAuth('chooseUnits') }),
  );
const anyPassword = { message: () => tAuth('enterPassword') };

export class LoginDto {
  @TimeZone({ orNone: true }) timeZone?: string;
  @Email() email: string;

  @ApiProperty({ format: 'password' })
  @IsString(anyPassword)
  @Length(1, 128, anyPassword)
  password: string;

  @anyCode() code?: string;
}

export class RegisterDto {
  @firstName() firstName: string;
  @lastName() lastName: string;
  @Email() email: string;
  @Password() password: string;
  @TimeZone({ orNone: true }) timeZone?: string;
  @anyUnits() units?: Units;
}

/** What is left out stays. */
export class UpdateProfileDto {
  @ApiPropertyOptional() @MayBeLeftOut() @firstName() firstName?: string;
  @ApiPropertyOptional() @MayBeLeftOut() @lastName() lastName?: string;
  @TimeZone() timeZone?: string;

  @anyUnits() units?: Units;

  @ApiPropertyOptional({ description: 'Whether Home shows one plant at a time, in large type' })
  @MayBeLeftOut()
  @IsBoolean({ message: () => tAuth('chooseEasyView') })
  easyView?: boolean;

  @ApiPropertyOptional({ enum: LANGUAGES, description: 'In which you are spoken to' })
  @MayBeLeftOut()
  @IsIn(LANGUAGES, { message: () => tAuth('chooseLanguage') })
  language?: LanguageCode;
}

export class ChangePasswordDto {
  @ApiProperty({ format: 'password' })
  @IsString(anyPassword)
  @Length(1, 128, anyPassword)
  currentPassword: string;

  @Password() newPassword: string;
  @anyCode() code?: string;
}

export class ConfirmDto {
  @ApiProperty({ format: 'password' })
  @IsString(anyPassword)
  @Length(1, 128, anyPassword)
  password: string;

  @anyCode() code?: string;
}

export class ForgotPasswordDto {
  @Email() email: string;
}

export class ResetPasswordDto {
  @ApiProperty({ description: 'From the link in the mail', example: 'kO2vXH1m0nR3' })
  @IsString()
  @Length(1, 100)
  token: string;
  @Password() password: string;
}

export class VerifyEmailDto {
  @ApiProperty({ description: 'From the link in the mail', example: 'kO2vXH1m0nR3' })
  @IsString()
  @Length(1, 100)
  token: string;
}

class EntitlementsDto implements Entitlements {
  @ApiProperty({
    type: Number,
    nullable: true,
    minimum: 0,
    description: 'Identifications in all; null without a limit',
    example: 5,
  })
  identifications: number | null;
  @ApiProperty({ description: 'The AI plant expert', example: false }) expertChat: boolean;
  @ApiProperty({ description: 'Posts, comments, questions to the experts', example: false })
  community: boolean;
}

export class AccountDto implements Account {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'email' }) email: string;
  @ApiProperty({ example: 'Rosa' }) firstName: string;
  @ApiProperty({ example: 'Moss' }) lastName: string;
  @ApiProperty({ type: String, nullable: true }) profileImageUrl: string | null;
  @ApiProperty({ example: false }) isPremium: boolean;
  @ApiProperty({ example: false }) isAdmin: boolean;
  @ApiProperty({ minimum: 0, example: 2 }) identificationsUsed: number;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'IANA, such as Europe/Berlin',
    example: 'Europe/Berlin',
  })
  timeZone: string | null;
  @ApiProperty({ enum: UNITS }) units: Units;
  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'Whether Home shows one plant at a time, in large type; null until it was chosen',
  })
  easyView: boolean | null;
  @ApiProperty({
    type: String,
    enum: LANGUAGES,
    nullable: true,
    description: 'In which this person is spoken to; null until it was chosen',
  })
  language: LanguageCode | null;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When the email address was confirmed by the link from a mail; null before that',
  })
  emailVerifiedAt: Date | null;
  @ApiProperty({ description: 'What the plan includes' }) entitlements: EntitlementsDto;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description:
      'When an expert answered a question of yours that you have not seen answered yet; null when there is none',
  })
  unseenAnswerAt: Date | null;
}

export class SignedInDto {
  @ApiProperty() user: AccountDto;
  @ApiProperty({ example: 'You have successfully logged in.' }) message: string;
}
