import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, Length } from 'class-validator';
import { GARDEN_RIGHTS } from '../../kernel/acting-member.js';
import type { GardenRight } from '../../kernel/acting-member.js';
import { texts } from '../../kernel/languages/texts.js';
import type { InJson } from '../../kernel/json.js';
import { Email } from '../../platform/http/contract.js';
import type { Household, Invitation, Member, SharedGarden } from './domain/household.js';

const tHousehold = texts('household');

const MAY = { enum: GARDEN_RIGHTS, description: 'See and tick, or change the plants too' };

export class RightDto {
  @ApiProperty(MAY)
  @IsIn(GARDEN_RIGHTS, { message: () => tHousehold('chooseRight') })
  may: GardenRight;
}

export class InviteDto extends RightDto {
  @Email() email: string;
}

export class JoinDto {
  @ApiProperty({ description: 'From the link in the mail', example: 'kO2vXH1m0nR3', maxLength: 100 })
  @IsString()
  @Length(1, 100)
  token: string;
}

export class MemberDto implements InJson<Member> {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'Ada' }) firstName: string;
  @ApiProperty({ format: 'email' }) email: string;
  @ApiProperty(MAY) may: GardenRight;
  @ApiProperty({ format: 'date-time' }) joinedAt: string;
}

export class InvitationDto implements InJson<Invitation> {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'email' }) email: string;
  @ApiProperty(MAY) may: GardenRight;
  @ApiProperty({ format: 'date-time', description: 'Until then it can be accepted' }) expiresAt: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'For you to pass on, where this server sends no mail; it works for this address alone',
    example: 'https://leaflore.example/household/join?token=kO2vXH1m0nR3',
  })
  link: string | null;
}

export class SharedGardenDto implements SharedGarden {
  @ApiProperty({ format: 'uuid', description: 'The `garden` of the routes for gardens' }) id: string;
  @ApiProperty({ example: 'Rosa' }) ownerName: string;
  @ApiProperty(MAY) may: GardenRight;
  @ApiProperty({ type: String, nullable: true, description: 'In which the days of the garden are counted' })
  timeZone: string | null;
}

export class HouseholdDto implements InJson<Household> {
  @ApiProperty({ type: [MemberDto], description: 'With whom you share your garden' }) members: MemberDto[];
  @ApiProperty({ type: [InvitationDto], description: 'Who has not answered yet' })
  invitations: InvitationDto[];
  @ApiProperty({ type: [SharedGardenDto], description: 'Who shares theirs with you' })
  gardens: SharedGardenDto[];
}
