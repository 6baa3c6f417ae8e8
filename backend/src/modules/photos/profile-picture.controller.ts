import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Config } from '../../platform/config/config.js';
import { Answers, Problems } from '../../platform/http/contract.js';
import { pictureNotFound, storageAway } from '../../platform/storage/image-store.js';
import { AccountDto, accountNotFound, CurrentUser, describeAccount } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { photoGone } from './domain/photo.errors.js';
import { ProfilePictureDto } from './photos.dto.js';
import { ProfilePictureService } from './profile-picture.service.js';

@ApiTags('profile')
@Controller('api/profile')
export class ProfilePictureController {
  constructor(
    private readonly pictures: ProfilePictureService,
    private readonly config: Config,
  ) {}

  @Put('picture')
  @Problems(pictureNotFound, photoGone, storageAway, accountNotFound)
  @Answers(200, AccountDto, 'Shows a photo that was sent before')
  async setProfilePicture(
    @CurrentUser() { id }: Account,
    @Body() { profileImageURL }: ProfilePictureDto,
  ): Promise<AccountDto> {
    return describeAccount(await this.pictures.setPicture(id, profileImageURL), this.config);
  }
}
