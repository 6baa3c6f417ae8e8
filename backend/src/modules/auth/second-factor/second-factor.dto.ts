import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsString, Length } from 'class-validator';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { texts } from '../../../kernel/languages/texts.js';
import { Text } from '../../../platform/http/contract.js';

const tAuth = texts('auth');

class TwoStepStateDto {
  @ApiProperty({ example: true }) isOn: boolean;
  @ApiProperty({ minimum: 0, maximum: 10, example: 10 }) recoveryCodesLeft: number;
}

class PasskeyDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'Chrome on Android' }) name: string;
  @ApiProperty({ format: 'date-time' }) createdAt: Date;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) usedAt: Date | null;
}

export class SignInDto {
  @ApiProperty() twoStep: TwoStepStateDto;
  @ApiProperty({ description: 'Whether this server has a name, which passkeys belong to' })
  arePasskeysAvailable: boolean;
  @ApiProperty({ type: [PasskeyDto] }) passkeys: PasskeyDto[];
}

export class NewTwoStepDto {
  @ApiProperty({ description: 'In base32, to be typed into an app of codes', example: 'JBSWY3DPEHPK3PXP' })
  secret: string;
  @ApiProperty({
    description: 'The same as an address that such apps open, and as the text of the picture that they read',
    example: 'otpauth://totp/Leaflore:rosa%40example.org?secret=JBSWY3DPEHPK3PXP&issuer=Leaflore',
  })
  address: string;
}

export class CodeDto {
  @ApiProperty({ minLength: 6, maxLength: 40, example: '123456' })
  @IsString({ message: () => tAuth('enterCode') })
  @Length(6, 40, { message: () => tAuth('enterDigits') })
  code: string;
}

export class RecoveryCodesDto {
  @ApiProperty({ type: [String], example: ['k7mfpa-x2qrtb-9hzwnc-m4tjvd'] }) recoveryCodes: string[];
}

export class PasskeyOptionsDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'In the JSON of WebAuthn (Level 3), for the browser',
    example: { challenge: 'kO2vXH1m0nR3', rpId: 'leaflore.example' },
  })
  options: object;
}

const credential = () =>
  ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'What the browser answered, in the JSON of WebAuthn (Level 3)',
    example: { id: 'kO2vXH1m0nR3', rawId: 'kO2vXH1m0nR3', type: 'public-key', response: {} },
  });
const noPasskey = { message: () => tAuth('choosePasskey') };

export class AddPasskeyDto {
  @credential() @IsObject(noPasskey) credential: RegistrationResponseJSON;
  @Text(1, 60, { short: () => tAuth('namePasskey'), example: 'My phone' }) name: string;
}

export class PasskeyLoginDto {
  @credential() @IsObject(noPasskey) credential: AuthenticationResponseJSON;
}
