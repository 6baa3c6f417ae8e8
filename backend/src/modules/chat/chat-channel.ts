import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import { PostgresListener } from '../../platform/database/postgres-listener.js';

/** Notified in Postgres, with a reply's id and what is new of it, whenever a worker has written more of it or it was closed. */
export const CHAT_CHANNEL = 'chat';
const ID_LENGTH = 36;
/** Postgres carries less than 8000 bytes. */
const MAX_BYTES = 7000;

/** A part of a reply, and after how many letters (UTF-16) it stands. */
export interface Part {
  from: number;
  text: string;
}

/** What a notification says of a part; of one that is too long nothing, and its reader looks at the row. */
export function toNote(part: Part): string {
  const note = JSON.stringify(part);
  return Buffer.byteLength(note) > MAX_BYTES ? '' : note;
}

/** Passes on what is written of replies, by any worker, to those of this process who follow them. */
@Injectable()
export class ChatChannel {
  private readonly replies = new EventEmitter().setMaxListeners(0);
  private listening?: Promise<unknown>;

  constructor(private readonly listener: PostgresListener) {}

  /** Calls `heard` with each part of a reply, or without one when the row is to be looked at, until the returned function is called. */
  async on(id: string, heard: (part?: Part) => void): Promise<() => void> {
    this.listening ??= this.listener.on(CHAT_CHANNEL, (payload) => this.pass(payload));
    this.replies.on(id, heard);
    await this.listening;
    return () => void this.replies.off(id, heard);
  }

  private pass(payload: string): void {
    const note = payload.slice(ID_LENGTH);
    this.replies.emit(payload.slice(0, ID_LENGTH), note ? (JSON.parse(note) as Part) : undefined);
  }
}
