import { Controller, Headers } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  changeSavedReplies,
  findThread,
  type InputOf,
  listSavedReplies,
  listThreads,
  markThreadRead,
  readThread,
  reportThread,
  sendPicture,
  settleThread,
  startThread,
  unreadThreads,
  writeMessage,
} from '@smachot/contracts';
import { Caller, Input, Serves, Upload, type UploadedFile, type UserActor } from '@smachot/server-platform';
import { ListThreads, UnreadCounts } from '../use-cases/list-threads';
import { MarkThreadRead } from '../use-cases/mark-read';
import { FindThread, ReadThread } from '../use-cases/read-thread';
import { ReportThread } from '../use-cases/report-thread';
import { ChangeSavedReplies, SavedRepliesOf } from '../use-cases/saved-replies';
import { SendPicture } from '../use-cases/send-picture';
import { SettleThread } from '../use-cases/settle-thread';
import { StartThread } from '../use-cases/start-thread';
import { WriteMessage } from '../use-cases/write-message';

@Controller()
export class ConversationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listThreads)
  list(@Input() { query }: InputOf<typeof listThreads>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new ListThreads(query, userId));
  }

  @Serves(unreadThreads)
  unread(@Caller() { userId }: UserActor) {
    return this.queries.execute(new UnreadCounts(userId));
  }

  @Serves(findThread)
  find(@Input() { query }: InputOf<typeof findThread>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new FindThread(query, userId));
  }

  @Serves(startThread)
  start(
    @Input() { body }: InputOf<typeof startThread>,
    @Caller() { userId }: UserActor,
    @Headers('idempotency-key') key: string,
  ) {
    return this.commands.execute(new StartThread(body, key, userId));
  }

  @Serves(readThread)
  read(@Input() { params, query }: InputOf<typeof readThread>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new ReadThread(params.threadId, query, userId));
  }

  @Serves(writeMessage)
  write(
    @Input() { params, body }: InputOf<typeof writeMessage>,
    @Caller() { userId }: UserActor,
    @Headers('idempotency-key') key: string,
  ) {
    return this.commands.execute(new WriteMessage(params.threadId, body.text, key, userId));
  }

  @Serves(sendPicture)
  show(
    @Input() { params }: InputOf<typeof sendPicture>,
    @Upload() file: UploadedFile,
    @Caller() { userId }: UserActor,
    @Headers('idempotency-key') key: string,
  ) {
    return this.commands.execute(new SendPicture(params.threadId, file, key, userId));
  }

  @Serves(markThreadRead)
  markRead(@Input() { params, body }: InputOf<typeof markThreadRead>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new MarkThreadRead(params.threadId, body.upTo, userId));
  }

  @Serves(settleThread)
  settle(@Input() { params, body }: InputOf<typeof settleThread>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new SettleThread(params.threadId, body.upTo, userId));
  }

  @Serves(reportThread)
  report(@Input() { params, body }: InputOf<typeof reportThread>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new ReportThread(params.threadId, body, userId));
  }

  @Serves(listSavedReplies)
  savedReplies(@Input() { params }: InputOf<typeof listSavedReplies>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new SavedRepliesOf(params.partner, userId));
  }

  @Serves(changeSavedReplies)
  changeSavedReplies(
    @Input() { params, body }: InputOf<typeof changeSavedReplies>,
    @Caller() { userId }: UserActor,
  ) {
    return this.commands.execute(new ChangeSavedReplies(params.partner, body, userId));
  }
}
