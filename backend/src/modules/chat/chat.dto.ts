import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { texts } from '../../kernel/languages/texts.js';
import { Text } from '../../platform/http/contract.js';
import { MayBeLeftOut } from '../../platform/http/validators.js';
import type { InJson } from '../../kernel/json.js';
import { MESSAGE_STATES, ROLES } from './domain/chat.js';
import type { Conversation, Message, MessageState, Role } from './domain/chat.js';

const tChat = texts('chat');

const MAX_QUESTION = 4000;
const MAX_TITLE = 200;
const MAX_ADDRESS = 300;

export class ConversationDto implements InJson<Conversation> {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) userId: string;
  @ApiProperty({ example: 'Why does my ficus drop leaves?' }) title: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time', description: 'When something was last asked in it' }) updatedAt: string;
}

export class ConversationTitleDto {
  @Text(1, MAX_TITLE, { short: () => tChat('nameMissing'), example: 'New Chat' }) title: string;
}

export class ChatMessageDto implements InJson<Omit<Message, 'userId' | 'closedAt' | 'earlier'>> {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) conversationId: string;
  @ApiProperty({ enum: ROLES }) role: Role;
  @ApiProperty({
    description: 'Of a reply: Markdown; while it is being written, the text so far',
    example: 'You last watered your [Monstera](/garden/0b6f5c1e-9a47-4d3b-8f21-6c1d2e3f4a5b) on 12 November.',
  })
  content: string;
  @ApiProperty({ type: String, nullable: true, description: 'The photo of a question' })
  imageUrl: string | null;
  @ApiProperty({ enum: MESSAGE_STATES, description: 'A question is always done' }) state: MessageState;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who wrote a reply: anthropic, openai, or local, which is no language model',
    example: 'local',
  })
  provider: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'leaflore-assistant' }) model: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

export class ExchangeDto {
  @ApiProperty() userMessage: ChatMessageDto;
  @ApiProperty() assistantMessage: ChatMessageDto;
}

class ModelChoiceDto {
  @ApiPropertyOptional({ type: Boolean, default: false, description: 'Whether the second provider answers' })
  @MayBeLeftOut()
  @IsBoolean()
  useOpenAI = false;
}

export class AskDto extends ModelChoiceDto {
  @Text(1, MAX_QUESTION, {
    short: () => tChat('blank'),
    long: () => tChat('tooLong', { most: String(MAX_QUESTION) }),
    example: 'When did I last water the monstera?',
  })
  content: string;

  @MayBeLeftOut()
  @Text(1, MAX_ADDRESS, { short: () => tChat('photoAgain') })
  @ApiPropertyOptional({
    description: 'A photo that goes with it: your own, as `PUT /api/uploads/{id}` answers it',
  })
  imageUrl?: string;
}

export class AskAgainDto extends ModelChoiceDto {
  @MayBeLeftOut()
  @Text(1, MAX_QUESTION, {
    short: () => tChat('blank'),
    long: () => tChat('tooLong', { most: String(MAX_QUESTION) }),
  })
  @ApiPropertyOptional({ description: 'The question in other words; as it was, when left out' })
  content?: string;
}

export class ExpertModelDto {
  @ApiProperty({ description: 'The choice that goes with a question' }) useOpenAI: boolean;
  @ApiProperty({ enum: ['anthropic', 'openai', 'local'] }) provider: string;
  @ApiProperty({ example: 'gpt-4o' }) model: string;
  @ApiProperty({ description: 'Whether it is set up on this server; if not, our own assistant answers' })
  isAvailable: boolean;
}

export class ExpertDto {
  @ApiProperty({ type: [ExpertModelDto] }) models: ExpertModelDto[];
  @ApiProperty({
    type: [String],
    description: 'Questions that the garden suggests',
    example: ['What should I do this week?'],
  })
  suggestions: string[];
}
