import { Accounts1795000000001 } from './0001-accounts.js';
import { JobsAndActivity1795000000002 } from './0002-jobs-and-activity.js';
import { PlantLibrary1795000000003 } from './0003-plant-library.js';
import { Identifications1795000000004 } from './0004-identifications.js';
import { Garden1795000000005 } from './0005-garden.js';
import { Care1795000000006 } from './0006-care.js';
import { Uploads1795000000007 } from './0007-uploads.js';
import { Reminders1795000000008 } from './0008-reminders.js';
import { OwnData1795000000009 } from './0009-own-data.js';
import { CareBegins1795000000010 } from './0010-care-begins.js';
import { LibraryWords1795000000011 } from './0011-library-words.js';
import { FactsThatAreThere1795000000012 } from './0012-facts-that-are-there.js';
import { CareInItsMonths1795000000013 } from './0013-care-in-its-months.js';
import { PaidCalls1795000000014 } from './0014-paid-calls.js';
import { PlantProblems1795000000015 } from './0015-plant-problems.js';
import { Identity1795000000016 } from './0016-identity.js';
import { OldAddresses1795000000017 } from './0017-old-addresses.js';
import { PhotoBytes1795000000018 } from './0018-photo-bytes.js';
import { Contact1795000000019 } from './0019-contact.js';
import { NextLooks1795000000020 } from './0020-next-looks.js';
import { Newsletter1795000000021 } from './0021-newsletter.js';
import { Community1795000000022 } from './0022-community.js';
import { Chat1795000000023 } from './0023-chat.js';
import { PremiumGrants1795000000024 } from './0024-premium-grants.js';
import { AdminLists1795000000025 } from './0025-admin-lists.js';
import { CommunityPhotos1795000000026 } from './0026-community-photos.js';
import { OtherSeasons1795000000027 } from './0027-other-seasons.js';
import { ChatPhotos1795000000028 } from './0028-chat-photos.js';
import { Subscriptions1795000000029 } from './0029-subscriptions.js';
import { UnseenAnswers1795000000030 } from './0030-unseen-answers.js';
import { MoneyBack1795000000031 } from './0031-money-back.js';
import { HiddenPosts1795000000032 } from './0032-hidden-posts.js';
import { AnswersWhileWaiting1795000000033 } from './0033-answers-while-waiting.js';
import { CostOfAllCalls1795000000034 } from './0034-cost-of-all-calls.js';
import { EarlierReplies1795000000035 } from './0035-earlier-replies.js';
import { TracesOfJobs1795000000036 } from './0036-traces-of-jobs.js';
import { ArticleViews1795000000037 } from './0037-article-views.js';
import { ConfirmedSessions1795000000038 } from './0038-confirmed-sessions.js';
import { SecondFactors1795000000039 } from './0039-second-factors.js';
import { EasyView1795000000040 } from './0040-easy-view.js';
import { LearningConsents1795000000041 } from './0041-learning-consents.js';
import { PlantSitter1795000000042 } from './0042-plant-sitter.js';
import { ActivityMonths1795000000043 } from './0043-activity-months.js';
import { AdminIndices1795000000044 } from './0044-admin-indices.js';
import { Households1795000000045 } from './0045-households.js';
import { SharedPhotos1795000000046 } from './0046-shared-photos.js';
import { Languages1795000000047 } from './0047-languages.js';
import { NewsletterLanguages1795000000048 } from './0048-newsletter-languages.js';
import { NamesInLanguages1795000000049 } from './0049-names-in-languages.js';
import { AnswersThatCount1795000000050 } from './0050-answers-that-count.js';
import { JobsThatWait1795000000051 } from './0051-jobs-that-wait.js';
import { WateringBeforeRain1795000000052 } from './0052-watering-before-rain.js';
import { EndedSessions1795000000053 } from './0053-ended-sessions.js';
import { OwnHiddenPosts1795000000054 } from './0054-own-hidden-posts.js';
import { GuidesThatChange1795000000055 } from './0055-guides-that-change.js';
import { KnownTimeZones1795000000056 } from './0056-known-time-zones.js';
import { DismissedReports1795000000057 } from './0057-dismissed-reports.js';
import { FeedingInTreatment1795000000058 } from './0058-feeding-in-treatment.js';
import { OpenReports1795000000059 } from './0059-open-reports.js';
import { DaysOfMoves1795000000060 } from './0060-days-of-moves.js';
import { SeenEmails1795000000061 } from './0061-seen-emails.js';

/** All migrations, oldest first. A released migration is never edited: a new one follows it. */
export const migrations = [
  Accounts1795000000001,
  JobsAndActivity1795000000002,
  PlantLibrary1795000000003,
  Identifications1795000000004,
  Garden1795000000005,
  Care1795000000006,
  Uploads1795000000007,
  Reminders1795000000008,
  OwnData1795000000009,
  CareBegins1795000000010,
  LibraryWords1795000000011,
  FactsThatAreThere1795000000012,
  CareInItsMonths1795000000013,
  PaidCalls1795000000014,
  PlantProblems1795000000015,
  Identity1795000000016,
  OldAddresses1795000000017,
  PhotoBytes1795000000018,
  Contact1795000000019,
  NextLooks1795000000020,
  Newsletter1795000000021,
  Community1795000000022,
  Chat1795000000023,
  PremiumGrants1795000000024,
  AdminLists1795000000025,
  CommunityPhotos1795000000026,
  OtherSeasons1795000000027,
  ChatPhotos1795000000028,
  Subscriptions1795000000029,
  UnseenAnswers1795000000030,
  MoneyBack1795000000031,
  HiddenPosts1795000000032,
  AnswersWhileWaiting1795000000033,
  CostOfAllCalls1795000000034,
  EarlierReplies1795000000035,
  TracesOfJobs1795000000036,
  ArticleViews1795000000037,
  ConfirmedSessions1795000000038,
  SecondFactors1795000000039,
  EasyView1795000000040,
  LearningConsents1795000000041,
  PlantSitter1795000000042,
  ActivityMonths1795000000043,
  AdminIndices1795000000044,
  Households1795000000045,
  SharedPhotos1795000000046,
  Languages1795000000047,
  NewsletterLanguages1795000000048,
  NamesInLanguages1795000000049,
  AnswersThatCount1795000000050,
  JobsThatWait1795000000051,
  WateringBeforeRain1795000000052,
  EndedSessions1795000000053,
  OwnHiddenPosts1795000000054,
  GuidesThatChange1795000000055,
  KnownTimeZones1795000000056,
  DismissedReports1795000000057,
  FeedingInTreatment1795000000058,
  OpenReports1795000000059,
  DaysOfMoves1795000000060,
  SeenEmails1795000000061,
];
