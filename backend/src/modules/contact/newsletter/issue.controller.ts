import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Admin } from '../../../platform/http/access.js';
import { Answers, MessageDto, Problems } from '../../../platform/http/contract.js';
import { ActivityLog } from '../../activity/index.js';
import { CurrentUser } from '../../auth/index.js';
import type { Account } from '../../auth/index.js';
import { issueAlreadySent } from '../domain/newsletter.errors.js';
import { IssueRepository } from './issue.repository.js';
import { IssueService } from './issue.service.js';
import { IssueMonthDto, IssuePreviewDto, IssueSummaryDto } from './newsletter.dto.js';

/** The issues of the newsletter, for admins. */
@ApiTags('newsletter')
@Controller('api/admin/newsletter/issues')
export class IssueController {
  constructor(
    private readonly service: IssueService,
    private readonly issues: IssueRepository,
    private readonly activity: ActivityLog,
  ) {}

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
    return this.service.preview(month);
  }

  @Admin()
  @Post()
  @HttpCode(202)
  @Problems(issueAlreadySent)
  @Answers(202, MessageDto, 'Sends the issue of a month to everybody on the list, once')
  async sendIssue(@CurrentUser() { id }: Account, @Body() { month }: IssueMonthDto): Promise<MessageDto> {
    await this.service.send(month);
    await this.activity.record({
      userId: id,
      action: 'newsletter_sent',
      details: `Sent the newsletter of ${month}`,
    });
    return { message: 'The newsletter is on its way.' };
  }
}
