import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { texts } from '../../../kernel/languages/texts.js';
import { Admin, ConfirmedLately } from '../../../platform/http/access.js';
import { Answers, MessageDto, Problems } from '../../../platform/http/contract.js';
import { CurrentUser } from '../../auth/index.js';
import type { Account } from '../../auth/index.js';
import { issueAlreadySent } from '../domain/newsletter.errors.js';
import { IssueService } from './issue.service.js';
import { IssueMonthDto, IssuePreviewDto, IssueSummaryDto } from './newsletter.dto.js';

const tContact = texts('contact');

/** The issues of the newsletter, for admins. */
@ApiTags('newsletter')
@Controller('api/admin/newsletter/issues')
export class IssueController {
  constructor(private readonly issues: IssueService) {}

  @Admin()
  @Get()
  @Answers(200, [IssueSummaryDto], 'The issues of the last two years, newest first')
  listIssues(): Promise<IssueSummaryDto[]> {
    return this.issues.list();
  }

  @Admin()
  @Get('preview')
  @Answers(200, IssuePreviewDto, 'The issue of a month as it would be sent now')
  previewIssue(@Query() { month }: IssueMonthDto): Promise<IssuePreviewDto> {
    return this.issues.preview(month);
  }

  @Admin()
  @Post()
  @ConfirmedLately()
  @HttpCode(202)
  @Problems(issueAlreadySent)
  @Answers(202, MessageDto, 'Sends the issue of a month to everybody on the list, once')
  async sendIssue(@CurrentUser() { id }: Account, @Body() { month }: IssueMonthDto): Promise<MessageDto> {
    await this.issues.send(month, id);
    return { message: tContact('issueOnItsWay') };
  }
}
