import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  createHostedEvent,
  deleteHostedEvent,
  deleteHostedEventOfStore,
  duplicateHostedEvent,
  getHostedEvent,
  getHostedEventOfStore,
  type InputOf,
  listHostedEvents,
  listHostedEventsOfStore,
  patchHostedEvent,
  updateHostedEvent,
  uploadHostedEventCover,
} from '@smachot/contracts';
import { accept } from '@smachot/kernel';
import { Caller, Input, Serves, Upload, type UploadedFile, type UserActor } from '@smachot/server-platform';
import { CancelHostedEvent } from '../use-cases/cancel-hosted-event';
import { ChangeHostedEvent } from '../use-cases/change-hosted-event';
import { CreateHostedEvent, DuplicateHostedEvent } from '../use-cases/create-hosted-event';
import { HostedEventOf, HostedEvents } from '../use-cases/hosted-events';
import { UploadCover } from '../use-cases/upload-cover';

/** Endpoints of those who host events: people, and crews of stores. */
@Controller()
export class HostedEventsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(createHostedEvent)
  async create(@Input() { body }: InputOf<typeof createHostedEvent>, @Caller() { userId }: UserActor) {
    const { partnerUsername, repeats = null, ...form } = body;
    const made = await this.commands.execute(new CreateHostedEvent(form, repeats, userId, partnerUsername));
    return made.ok ? accept({ data: made.value, status: createHostedEvent.status }) : made;
  }
  @Serves(duplicateHostedEvent)
  async duplicate(
    @Input() { params }: InputOf<typeof duplicateHostedEvent>,
    @Caller() { userId }: UserActor,
  ) {
    const made = await this.commands.execute(new DuplicateHostedEvent(params.hostedEventId, userId));
    return made.ok ? accept({ data: made.value, status: duplicateHostedEvent.status }) : made;
  }
  @Serves(updateHostedEvent)
  update(@Input() { params, body }: InputOf<typeof updateHostedEvent>, @Caller() { userId }: UserActor) {
    const { version, ...form } = body;
    return this.commands.execute(new ChangeHostedEvent(params.hostedEventId, form, version, userId));
  }
  @Serves(patchHostedEvent)
  patch(@Input() { params, body }: InputOf<typeof patchHostedEvent>, @Caller() { userId }: UserActor) {
    const { version, ...fields } = body;
    return this.commands.execute(new ChangeHostedEvent(params.hostedEventId, fields, version, userId));
  }
  @Serves(uploadHostedEventCover)
  cover(
    @Input() { params }: InputOf<typeof uploadHostedEventCover>,
    @Upload() file: UploadedFile,
    @Caller() { userId }: UserActor,
  ) {
    return this.commands.execute(new UploadCover(params.hostedEventId, file, userId));
  }
  @Serves(getHostedEvent)
  one(@Input() { params }: InputOf<typeof getHostedEvent>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new HostedEventOf(params.hostedEventId, userId));
  }
  @Serves(getHostedEventOfStore)
  oneOfStore(@Input() { params }: InputOf<typeof getHostedEventOfStore>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new HostedEventOf(params.hostedEventId, userId, params.extra));
  }
  @Serves(listHostedEvents)
  list(@Input() { query }: InputOf<typeof listHostedEvents>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new HostedEvents(query, userId));
  }
  @Serves(listHostedEventsOfStore)
  listOfStore(
    @Input() { params, query }: InputOf<typeof listHostedEventsOfStore>,
    @Caller() { userId }: UserActor,
  ) {
    return this.queries.execute(new HostedEvents(query, userId, params.extra));
  }
  @Serves(deleteHostedEvent)
  delete(@Input() { params }: InputOf<typeof deleteHostedEvent>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new CancelHostedEvent(params.hostedEventId, userId));
  }
  @Serves(deleteHostedEventOfStore)
  deleteOfStore(
    @Input() { params }: InputOf<typeof deleteHostedEventOfStore>,
    @Caller() { userId }: UserActor,
  ) {
    return this.commands.execute(new CancelHostedEvent(params.hostedEventId, userId, params.extra));
  }
}
