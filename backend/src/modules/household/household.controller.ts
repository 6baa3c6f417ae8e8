import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { anId, Answers, Problems } from '../../platform/http/contract.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import { Records } from '../activity/index.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import {
  confirmAddressFirst,
  gardenNotFound,
  householdFull,
  invitationNotFound,
  invitationSpent,
  memberAlready,
  memberNotFound,
  ownGarden,
} from './domain/household.errors.js';
import type { Household, Invitation, SharedGarden } from './domain/household.js';
import {
  HouseholdDto,
  InvitationDto,
  InviteDto,
  JoinDto,
  RightDto,
  SharedGardenDto,
} from './household.dto.js';
import { HouseholdService } from './household.service.js';
import { Invitations } from './invitations.service.js';

/** With whom a person shares the garden, and whose gardens are shared with this person. */
@ApiTags('household')
@Controller('api/household')
export class HouseholdController {
  constructor(
    private readonly household: HouseholdService,
    private readonly invitations: Invitations,
  ) {}

  @Get()
  @Answers(200, HouseholdDto, 'With whom you share your garden, and who shares theirs with you')
  getHousehold(@CurrentUser() account: Account): Promise<Household> {
    return this.household.get(account);
  }

  @Post('invitations')
  @Problems(confirmAddressFirst, ownGarden, memberAlready, householdFull, tooManyTries)
  @Answers(
    201,
    InvitationDto,
    'Mails somebody an invitation to your garden; once more, and only the newest works',
  )
  invite(@CurrentUser() account: Account, @Body() { email, may }: InviteDto): Promise<Invitation> {
    return this.invitations.invite(account, email, may);
  }

  @Delete('invitations/:id')
  @Records('household', 'Withdrew an invitation to the garden')
  @HttpCode(204)
  @Problems(invitationNotFound)
  @Answers(204, undefined, 'Withdraws an invitation: its link opens nothing any more')
  withdrawInvitation(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<void> {
    return this.invitations.withdraw(account, id);
  }

  @Post('join')
  @Records('household', 'Joined a garden')
  @HttpCode(200)
  @Problems(invitationSpent)
  @Answers(200, SharedGardenDto, 'Accepts an invitation that was mailed to your address; it works once')
  joinGarden(@CurrentUser() account: Account, @Body() { token }: JoinDto): Promise<SharedGarden> {
    return this.household.join(account, token);
  }

  @Patch('members/:id')
  @Records('household', 'Changed what a member of the garden may do')
  @Problems(memberNotFound)
  @Answers(200, HouseholdDto, 'Changes what somebody may do in your garden')
  updateMember(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Body() { may }: RightDto,
  ): Promise<Household> {
    return this.household.setRight(account, id, may);
  }

  @Delete('members/:id')
  @Records('household', 'Stopped sharing the garden with somebody')
  @HttpCode(204)
  @Problems(memberNotFound)
  @Answers(204, undefined, 'Closes your garden to somebody at once; what they noted stays')
  removeMember(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<void> {
    return this.household.remove(account, id);
  }

  @Delete('gardens/:id')
  @Records('household', 'Left a garden')
  @HttpCode(204)
  @Problems(gardenNotFound)
  @Answers(204, undefined, 'Leaves the garden of somebody else; what you noted stays')
  leaveGarden(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<void> {
    return this.household.leave(account, id);
  }
}
