import { Controller, Headers } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  archivePricingUnit,
  arrangePricingUnitImages,
  checkPrice,
  createPricingUnit,
  duplicatePricingUnit,
  type InputOf,
  listPricingUnits,
  managePricingUnit,
  orderPricingUnits,
  readPricingUnit,
  updatePricingUnit,
  uploadPricingUnitImage,
} from '@smachot/contracts';
import { chooseLanguage } from '@smachot/i18n';
import { Caller, Input, Serves, Upload, type UploadedFile, type UserActor } from '@smachot/server-platform';
import { CheckPrice } from '../use-cases/pricing-units/check-price';
import {
  ArchivePricingUnit,
  CreatePricingUnit,
  DuplicatePricingUnit,
  OrderPricingUnits,
  UpdatePricingUnit,
} from '../use-cases/pricing-units/edit-pricing-unit';
import {
  AddPricingUnitImage,
  ArrangePricingUnitImages,
} from '../use-cases/pricing-units/pricing-unit-images';
import {
  ManagedPricingUnit,
  PricingUnits,
  PublicPricingUnit,
} from '../use-cases/pricing-units/pricing-units';

@Controller()
export class PricingUnitsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(readPricingUnit)
  read(@Input() { params }: InputOf<typeof readPricingUnit>) {
    return this.queries.execute(new PublicPricingUnit(params.pricingUnitId));
  }
  @Serves(checkPrice)
  price(
    @Input() { params, body }: InputOf<typeof checkPrice>,
    @Headers('accept-language') language: string | undefined,
  ) {
    return this.queries.execute(new CheckPrice(params.pricingUnitId, body, chooseLanguage(language)));
  }
  @Serves(listPricingUnits)
  list(@Input() { params }: InputOf<typeof listPricingUnits>, @Caller() actor: UserActor) {
    return this.queries.execute(new PricingUnits(params.partner, actor));
  }
  @Serves(createPricingUnit)
  create(@Input() { params, body }: InputOf<typeof createPricingUnit>, @Caller() actor: UserActor) {
    return this.commands.execute(new CreatePricingUnit(params.partner, body, actor.userId));
  }
  @Serves(orderPricingUnits)
  order(@Input() { params, body }: InputOf<typeof orderPricingUnits>, @Caller() actor: UserActor) {
    return this.commands.execute(new OrderPricingUnits(params.partner, body.pricingUnitIds, actor.userId));
  }
  @Serves(managePricingUnit)
  manage(@Input() { params }: InputOf<typeof managePricingUnit>, @Caller() actor: UserActor) {
    return this.queries.execute(new ManagedPricingUnit(params.pricingUnitId, actor));
  }
  @Serves(updatePricingUnit)
  update(@Input() { params, body }: InputOf<typeof updatePricingUnit>, @Caller() actor: UserActor) {
    const { pricingUnit, version } = body;
    return this.commands.execute(
      new UpdatePricingUnit(params.pricingUnitId, pricingUnit, version, actor.userId),
    );
  }
  @Serves(duplicatePricingUnit)
  duplicate(@Input() { params }: InputOf<typeof duplicatePricingUnit>, @Caller() actor: UserActor) {
    return this.commands.execute(new DuplicatePricingUnit(params.pricingUnitId, actor.userId));
  }
  @Serves(archivePricingUnit)
  archive(@Input() { params }: InputOf<typeof archivePricingUnit>, @Caller() actor: UserActor) {
    return this.commands.execute(new ArchivePricingUnit(params.pricingUnitId, actor.userId));
  }
  @Serves(uploadPricingUnitImage)
  addImage(
    @Input() { params }: InputOf<typeof uploadPricingUnitImage>,
    @Upload() file: UploadedFile,
    @Caller() actor: UserActor,
  ) {
    return this.commands.execute(new AddPricingUnitImage(params.pricingUnitId, file, actor.userId));
  }
  @Serves(arrangePricingUnitImages)
  arrange(@Input() { params, body }: InputOf<typeof arrangePricingUnitImages>, @Caller() actor: UserActor) {
    return this.commands.execute(new ArrangePricingUnitImages(params.pricingUnitId, body, actor.userId));
  }
}
